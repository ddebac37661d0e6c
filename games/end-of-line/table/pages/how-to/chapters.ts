import type { Scene } from '../../draw/lines.ts';
import { type Sketch, sketch } from '../scenes.ts';

/** One chapter: its texts are `how.<id>` and `how.<id>.1` and so on; `beside` names a picture that is not a scene. */
export interface Chapter {
  readonly id: string;
  readonly paragraphs: number;
  readonly clauses: readonly string[];
  readonly pictures: readonly { readonly id: string; readonly scene: Scene; readonly preview?: number }[];
  readonly beside?: 'cards' | 'pool' | 'keys';
}

const picture = (id: string, size: number, ...lines: Sketch[]) => ({ id, scene: sketch(size, lines) });
const at = (size: number, x: number, y: number) => y * size + x;

const GOAL = picture(
  'goal',
  7,
  { colour: 'lemon', start: '2,3N', cards: '2,2CL 1,2CL 1,3S 1,4S 1,5CL 2,5S 3,5FL' },
  { colour: 'pink', start: '4,3N', cards: '4,2CR 5,2CR 5,3S 5,4CR 4,4CR', out: true },
);
const EDGE = picture('edge', 5, {
  colour: 'sky',
  start: '2,2N',
  cards: '2,1CR 3,1S 4,1S 0,1S 1,1CR 1,2S 1,3S 1,4S 1,0CL',
});
const LAY = picture('lay', 5, { colour: 'mint', start: '1,4N', cards: '1,3S 1,2CR 2,2FR 3,2FL' });
const ORDER = picture(
  'order',
  7,
  { colour: 'orange', start: '2,3N', cards: '2,2S 2,1CL 1,1FL' },
  { colour: 'violet', start: '4,3N', cards: '4,2X 4,1CR 5,1FR' },
);
const TURN = picture('turnaround', 5, { colour: 'pink', start: '2,4N', cards: '2,3S 2,2FL 2,1S 1,2CR' });
const CLOSED = picture(
  'closed',
  5,
  { colour: 'lemon', start: '0,4N', cards: '0,3S 0,2CR 1,2S 2,2CL' },
  { colour: 'sky', start: '4,3N', cards: '4,2S 4,1CL 3,1S 2,1CR' },
);
const CROSS = picture(
  'cross',
  5,
  { colour: 'lemon', start: '0,2E', cards: '1,2S 3,2CL' },
  { colour: 'sky', start: '2,4N', cards: '2,3S 2,2S 2,1CR' },
);

export const CHAPTERS: readonly Chapter[] = [
  { id: 'goal', paragraphs: 2, clauses: ['EOL-8.1', 'EOL-8.5'], pictures: [GOAL] },
  {
    id: 'cards',
    paragraphs: 2,
    clauses: ['EOL-1.7', 'EOL-1.8', 'EOL-1.14', 'EOL-6.10'],
    pictures: [],
    beside: 'cards',
  },
  { id: 'edges', paragraphs: 2, clauses: ['EOL-3.2', 'EOL-3.4', 'EOL-3.7'], pictures: [EDGE] },
  {
    id: 'round',
    paragraphs: 4,
    clauses: ['EOL-4.1', 'EOL-5.1', 'EOL-6.3', 'EOL-6.4', 'EOL-6.5', 'EOL-6.7'],
    pictures: [{ ...LAY, preview: at(5, 3, 2) }],
  },
  { id: 'order', paragraphs: 2, clauses: ['EOL-4.3', 'EOL-4.5', 'EOL-4.6'], pictures: [ORDER] },
  { id: 'energy', paragraphs: 2, clauses: ['EOL-7.1', 'EOL-7.2', 'EOL-7.3', 'EOL-7.5'], pictures: [], beside: 'pool' },
  { id: 'effects', paragraphs: 3, clauses: ['EOL-7.8', 'EOL-7.12', 'EOL-7.7', 'EOL-7.6'], pictures: [TURN] },
  { id: 'end', paragraphs: 3, clauses: ['EOL-6.15', 'EOL-8.1', 'EOL-8.3', 'EOL-8.6'], pictures: [CLOSED] },
  { id: 'modes', paragraphs: 3, clauses: ['EOL-9.1', 'EOL-9.2', 'EOL-12.2', 'EOL-12.4'], pictures: [CROSS] },
  {
    id: 'puzzles',
    paragraphs: 3,
    clauses: ['EOL-10.1', 'EOL-10.3', 'EOL-10.8', 'EOL-11.1', 'EOL-11.8'],
    pictures: [],
  },
  { id: 'table', paragraphs: 2, clauses: [], pictures: [], beside: 'keys' },
];
