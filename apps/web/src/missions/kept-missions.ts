/** A mission kept on this device, finished or not. */
export interface KeptMission {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const keyOf = (game: string) => `turnpoint.missions.${game}`;

function isKept(value: unknown): value is KeptMission {
  const { id, title, text } = Object(value) as Record<string, unknown>;
  return [id, title, text].every((field) => typeof field === 'string');
}

export function keptMissions(game: string): KeptMission[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

/** The text of one of them. */
export const keptMission = (game: string, id: string | null): string | null =>
  keptMissions(game).find((mission) => mission.id === id)?.text ?? null;

/** The one that was changed last comes first. What cannot be stored throws. */
export function keepMission(game: string, mission: KeptMission): void {
  write(game, [mission, ...keptMissions(game).filter(({ id }) => id !== mission.id)]);
}

export function dropMission(game: string, id: string): void {
  write(
    game,
    keptMissions(game).filter((mission) => mission.id !== id),
  );
}

function write(game: string, missions: readonly KeptMission[]): void {
  localStorage.setItem(keyOf(game), JSON.stringify(missions));
}
