import type { Room } from './room.ts';
import { companyOf, votesFor } from './together/company.ts';
import type { Guest } from './together/guest.ts';
import { companyBefore } from './together/guests.ts';
import type { Viewpoint } from './viewpoint.ts';
import { ordersOf } from './windows/orders.ts';

/** Who looks at a match, and what they are shown of it. */
export class Audience {
  readonly viewpoints = new Set<Viewpoint>();
  /** Those who may look on only later. */
  readonly guests = new Set<Guest>();

  /** To everybody for whom something has changed. */
  show(room: Room): void {
    for (const viewpoint of this.viewpoints) viewpoint.push(room.match, ordersOf(room.aside, viewpoint.seat));
    this.showCompany(room);
  }

  /** Who is here and what goes on beside the game, to everybody for whom it has changed. */
  showCompany(room: Room): void {
    const now = room.now();
    const company = companyOf(room, now);
    if (company === null) return;
    for (const viewpoint of this.viewpoints) {
      const { seat } = viewpoint;
      viewpoint.pushCompany(seat === null ? company : { ...company, ...votesFor(room, seat) });
    }
    if (this.guests.size === 0) return;
    const before = companyBefore(company, room, now);
    for (const guest of this.guests) guest.pushCompany(before);
  }

  fault(sentence: string): void {
    for (const viewpoint of this.viewpoints) viewpoint.fault(sentence);
    for (const guest of this.guests) guest.fault(sentence);
  }
}
