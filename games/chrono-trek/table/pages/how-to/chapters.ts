import { INDEXES, type Index } from '../../../content/index.ts';
import type { Face } from '../../../rules/types.ts';
import type { Side } from '../../timeline/shown.ts';

/** What a chapter shows beside its words. */
export type Picture =
  | { readonly kind: 'timeline'; readonly timeline: readonly Face[] }
  | { readonly kind: 'events'; readonly events: readonly { readonly index: Index; readonly side: Side }[] }
  | { readonly kind: 'cards'; readonly cards: readonly string[] }
  | { readonly kind: 'identity'; readonly character: string }
  | { readonly kind: 'keys' };

/** One chapter: its texts are `how.<id>` and `how.<id>.1` and so on. */
export interface Chapter {
  readonly id: string;
  readonly paragraphs: number;
  readonly clauses: readonly string[];
  readonly picture: Picture;
}

/** A Timeline where only these are altered. */
function scene(altered: readonly Index[]): readonly Face[] {
  return INDEXES.map((index) => ({ index, altered: altered.includes(index), fracture: null }));
}

const events = (...marks: [Index, Side][]): Picture => ({
  kind: 'events',
  events: marks.map(([index, side]) => ({ index, side })),
});

function cards(...ids: string[]): Picture {
  return { kind: 'cards', cards: ids };
}

export const CHAPTERS: readonly Chapter[] = [
  {
    id: 'goal',
    paragraphs: 2,
    clauses: ['CT-2.1', 'CT-2.4', 'CT-14.1'],
    picture: { kind: 'identity', character: 'edith-keeler' },
  },
  {
    id: 'timeline',
    paragraphs: 3,
    clauses: ['CT-5.1', 'CT-5.4', 'CT-5.6', 'CT-5.7'],
    picture: { kind: 'timeline', timeline: scene(['B7', 'B8', 'C2']) },
  },
  {
    id: 'ripple',
    paragraphs: 2,
    clauses: ['CT-5.2', 'CT-5.8', 'CT-8.2'],
    picture: events(['B7', 'original'], ['B7', 'altered'], ['C2', 'altered']),
  },
  { id: 'turn', paragraphs: 2, clauses: ['CT-6.2', 'CT-6.3', 'CT-6.4', 'CT-1.16'], picture: cards('kerr-loop') },
  {
    id: 'cards',
    paragraphs: 2,
    clauses: ['CT-7.1', 'CT-9.1', 'CT-9.4', 'CT-11.2', 'CT-10.1'],
    picture: cards('guardian-of-forever', 'ask-the-keepers-of-time', 'beam-it-aboard', 'predestination-paradox'),
  },
  {
    id: 'fractures',
    paragraphs: 3,
    clauses: ['CT-12.1', 'CT-12.6', 'CT-12.9', 'CT-12.12'],
    picture: events(['B8', 'altered'], ['B8', 'fractured']),
  },
  {
    id: 'anomaly',
    paragraphs: 2,
    clauses: ['CT-13.4', 'CT-13.8', 'CT-13.9'],
    picture: { kind: 'timeline', timeline: scene(['D9', 'D2', 'C7']) },
  },
  {
    id: 'pause',
    paragraphs: 3,
    clauses: ['CT-14.8', 'CT-14.9', 'CT-14.18', 'CT-14.19'],
    picture: cards('memo-from-your-future-self'),
  },
  {
    id: 'levels',
    paragraphs: 2,
    clauses: ['CT-3.3', 'CT-3.5', 'CT-4.4', 'CT-4.13'],
    picture: { kind: 'identity', character: 'the-romulans' },
  },
  { id: 'table', paragraphs: 2, clauses: [], picture: { kind: 'keys' } },
];
