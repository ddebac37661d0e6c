import { enemyOf } from '../content/index.ts';
import type { Choice, Frame, Look, SurvivorView, View, Who } from '../rules/index.ts';
import { worthOf } from './act.ts';
import { enemiesIn } from './chart.ts';
import { goalsOf, nearest } from './goals.ts';

type Int = (below: number) => number;

/** Who is taken, the best first. */
const TEAM = [
  'marine-female',
  'medic-male',
  'marine-male',
  'captain-female',
  'engineer-male',
  'scout-female',
  'psychic-female',
];

/** A sensible choice: objectives, kills, healing, and the way there, all by rules of thumb. */
export function policy({ choices, view }: Look, int: Int): Choice {
  const [first] = choices;
  if (choices.length === 1 || first === undefined) return first as Choice;
  const frame = view.stack.at(-1) as Frame;
  const who = 'who' in frame && typeof frame.who === 'number' ? frame.who : (view.active ?? 0);
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const worth = wish(view, frame, who, choice) + int(100) / 1000;
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

function wish(view: View, frame: Frame, who: Who, choice: Choice): number {
  if (choice.kind === 'survivor') return -Math.max(0, TEAM.indexOf(choice.id)) - (TEAM.includes(choice.id) ? 0 : 20);
  if (frame.kind === 'act' || frame.kind === 'granted' || frame.kind === 'stride' || frame.kind === 'barrage')
    return worthOf(view, who, choice);
  switch (choice.kind) {
    case 'hit':
      return hitWorth(view, frame, choice.figure);
    case 'zone':
      return 3 * enemiesIn(view, choice.zone) - nearest(view, choice.zone, goalsOf(view, who)) / 10;
    case 'who':
      return -((view.team[choice.who] as SurvivorView).health + (view.team[choice.who] as SurvivorView).resolve);
    case 'attack':
      return worthOf(view, who, choice);
    case 'put':
    case 'take':
    case 'accept':
    case 'again':
    case 'token':
    case 'injury':
      return 5;
    case 'done':
    case 'keep':
    case 'stay':
      return 1;
    default:
      return 0;
  }
}

/** What is begun is finished; of what can be killed the most dangerous comes first. */
function hitWorth(view: View, frame: Frame, id: number): number {
  const figure = view.figures.find((other) => other.id === id);
  if (figure === undefined || frame.kind !== 'assign') return 0;
  const { health, damage, isBoss } = enemyOf(figure.type);
  const given = frame.hits.reduce((sum, hit) => (hit.figure === id ? sum + hit.damage : sum), 0);
  const needed = Math.ceil((health - given) / frame.damage);
  if (isBoss) return 4;
  return needed <= frame.left ? 10 + given * 5 + damage / Math.max(1, needed) : 0;
}
