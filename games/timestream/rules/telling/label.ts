import type { Message } from '@turnpoint/kernel';
import { cardAt, tellCost } from '../../content/index.ts';
import { cardName, laneName } from '../refusals/facts.ts';
import type { Choice, Frame, Look } from '../types.ts';
import { tellCells } from './cells.ts';
import { pieceName } from './names.ts';

/** What a choice says on its button. */
export function label(look: Look, choice: Choice): Message {
  switch (choice.kind) {
    case 'cell':
    case 'void':
      return { key: `label.${choice.kind}`, args: { card: cardName(choice.card) } };
    case 'card':
      return { key: 'label.card', args: { card: cardName(choice.card) } };
    case 'play':
      return labelPlay(look, choice);
    case 'power-link':
      return {
        key: 'label.power-link',
        args: { cell: cardName(choice.cell), piece: pieceName(look, choice.piece) },
      };
    case 'pay':
      return { key: 'label.pay', args: { cells: tellCells([choice.ancient, choice.future, choice.universal]) } };
    case 'give':
    case 'unlinked':
    case 'linked':
      return { key: `label.${choice.kind}`, args: { cell: cardName(choice.cell) } };
    case 'piece':
    case 'next':
      return { key: 'label.piece', args: { piece: pieceName(look, choice.piece) } };
    case 'lane':
      return { key: 'label.lane', args: { lane: laneName(choice.lane) } };
    case 'target':
      return labelTarget(look, choice.lane);
    case 'none':
      return { key: `label.none-${noneIn(look.view.stack.at(-1))}` };
    default:
      return { key: `label.${choice.kind}` };
  }
}

function labelPlay(look: Look, { card, as, at, first }: Extract<Choice, { kind: 'play' }>): Message {
  const args = { card: cardName(card), cost: tellCost(cardAt(card).cost) };
  if (as === 'link') return { key: 'label.play-link', args: { ...args, host: pieceName(look, at) } };
  if (at < 0) return { key: `label.play-${as}`, args };
  return { key: first ? `label.play-${as}-first` : `label.play-${as}`, args: { ...args, lane: laneName(at) } };
}

/** With what would come of it. */
function labelTarget(look: Look, lane: number): Message {
  const target = look.view.targets.find((one) => one.lane === lane);
  if (target === undefined) return { key: 'label.target-lane', args: { lane: laneName(lane) } };
  const { from, to, voidsFrom, voidsTo } = target;
  const result = voidsFrom ? (voidsTo ? 'both' : 'from') : voidsTo ? 'to' : 'none';
  const args = { from: pieceName(look, from), to: pieceName(look, to) };
  return { key: 'label.target', args: { ...args, result: { key: `target.${result}`, args } } };
}

/** What "none" means where it is asked. */
function noneIn(frame: Frame | undefined): string {
  if (frame?.kind === 'cell') return 'cell';
  return frame?.kind === 'play' || frame?.kind === 'target' ? frame.kind : 'effect';
}
