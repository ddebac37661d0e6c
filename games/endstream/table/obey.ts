import { across, gearOfThing, LENGTH, ownPlaces, seatOfController, stepOf, streamOf } from '../content/index.ts';
import type { Look } from '../rules/types.ts';
import type { Flow } from './flow.svelte.ts';
import type { Inspection, Subject } from './inspect.svelte.ts';
import type { Command } from './keys.ts';
import type { TurnPlan } from './rail/turn-plan.svelte.ts';

interface Hands {
  readonly flow: Flow;
  readonly inspection: Inspection;
  readonly root: HTMLElement;
  readonly look: Look;
  readonly you: number;
  readonly upright: boolean;
  readonly plan: TurnPlan;
}

const spotOf = (element: Element | null): string | null =>
  element?.closest<HTMLElement>('[data-spot]')?.dataset.spot ?? null;

/** Does what a key asks. False when the key is better left to the browser (Enter on a button). */
export function obey(command: Command, hands: Hands): boolean {
  const { flow, root, look, you } = hands;
  switch (command.do) {
    case 'walk':
      return walk(command.by, hands);
    case 'commit':
      if (document.activeElement?.closest('button, a') || flow.picked === null) return false;
      void flow.commit();
      return true;
    case 'agenda':
    case 'push':
      return touchAgenda(command, hands);
    case 'finish':
      if (flow.choices.some(({ kind }) => kind === 'finish')) flow.pick({ kind: 'finish' });
      return true;
    case 'undo':
      hands.plan.stepBack();
      return true;
    case 'undo-all':
      hands.plan.takeBackAll();
      return true;
    case 'back':
      flow.back();
      return true;
    case 'inspect':
      return inspect(hands);
    case 'move':
      root.querySelector<HTMLElement>('.isEnd')?.focus();
      return true;
    case 'spin': {
      const spin = flow.offers.find(({ kind }) => kind === 'spin');
      if (spin !== undefined) flow.act(spin);
      return true;
    }
    case 'ask': {
      const [kind, n] = (spotOf(document.activeElement) ?? '').split('-');
      if (kind === 'thing' || kind === 'hand' || kind === 'agenda' || kind === 'place')
        flow.touch({ kind, n: Number(n) });
      return look.seat === you;
    }
  }
}

function touchAgenda({ do: act, step }: { readonly do: string; readonly step: number }, { flow, you }: Hands): boolean {
  const place = ownPlaces(you)[step] ?? 0;
  const push = flow.choices.find((choice) => choice.kind === 'push' && choice.place === place);
  if (act === 'push' && push !== undefined) flow.pick(push);
  else flow.touch({ kind: 'agenda', n: place });
  return true;
}

/** Arrows walk from turnpoint to turnpoint; upright, up is upstream. */
function walk(by: 'left' | 'right' | 'up' | 'down', { root, you, upright }: Hands): boolean {
  const active = document.activeElement;
  const here = active?.closest('.turnpoint')?.querySelector<HTMLElement>('[data-spot^="place-"]')?.dataset.spot;
  const inside = active === null || active === document.body || here !== undefined;
  if (!inside) return false;
  const place = here === undefined ? you * LENGTH : Number(here.slice('place-'.length));
  const along = upright ? { up: 1, down: -1 }[by as 'up' | 'down'] : { right: 1, left: -1 }[by as 'right' | 'left'];
  const step = stepOf(place) + (along ?? 0);
  const isCross = along === undefined;
  const to = isCross ? across(place) : step >= 0 && step < LENGTH ? streamOf(place) * LENGTH + step : place;
  root.querySelector<HTMLElement>(`[data-spot="place-${here === undefined ? place : to}"]`)?.focus();
  return true;
}

function inspect({ inspection, look, you }: Hands): boolean {
  const element = document.activeElement;
  const [kind, text] = (spotOf(element) ?? '').split('-');
  const subject = subjectOf(look, you, kind ?? '', Number(text));
  if (subject !== null && element !== null) inspection.show(subject, element, true);
  return true;
}

function subjectOf({ view }: Look, you: number, kind: string, n: number): Subject | null {
  if (kind === 'agenda') {
    const agenda = view.agendas[n];
    return agenda ? { face: 'agenda', card: agenda.card, up: agenda.up } : null;
  }
  const side = (seat: number) => (seat === you ? 'mine' : 'foe') as 'mine' | 'foe';
  const seat = seatOfController(n);
  const player = view.players[seat];
  if (kind === 'thing' && player) return { face: 'controller', card: player.controller, side: side(seat) };
  const operator = view.operators[n];
  if ((kind === 'thing' || kind === 'hand') && operator?.card) {
    return { face: 'operator', card: operator.card, side: side(operator.owner) };
  }
  const gear = view.gear.find(({ id }) => id === gearOfThing(n));
  return kind === 'thing' && gear ? { face: 'tech', card: gear.card, side: side(gear.by) } : null;
}
