import type { Solved } from '@turnpoint/catalogue';
import { look, play, type State, start, tell } from '@turnpoint/kernel';
import { type Command, Failure, Usage } from '../command.ts';
import { type Parts, partsOf } from '../games.ts';
import { SET_UP_FLAGS, setUpOf } from '../set-up.ts';
import { LANG_FLAG, playerNames, readerOf, tellLook } from '../telling.ts';
import { textFlag } from '../values.ts';

export const solve: Command = {
  name: 'solve',
  words: ['<game>'],
  summary: 'Find a best way through a puzzle whose deal is known',
  more: 'Fails (exit code 1) when the best score found is not proven to be the lowest possible.',
  flags: { ...SET_UP_FLAGS, lang: LANG_FLAG, json: { help: 'print one JSON object' } },
  async run(input) {
    const parts = await partsOf(input.words[0]);
    if (parts.solve === undefined) throw new Usage(`${parts.game.id} has no puzzles to solve`);
    const { seats, options } = setUpOf(parts, input);
    const seed = textFlag(input, 'seed') ?? '1';
    const { state } = start(parts.game, options, seats, seed);
    const solved = solveOr(parts, state);
    const { best, bound, proven, nodes, choices } = solved;
    if (input.flags.json === true) {
      console.log(JSON.stringify({ game: parts.game.id, options, seed, best, bound, proven, nodes, choices }));
    } else {
      const reader = readerOf(parts, input, (language) => playerNames(language, seats));
      console.log(tellSolution(parts, reader, state, solved));
    }
    if (!proven) throw new Failure(`${best} is the best score found; whether ${bound} can be reached is open`);
  },
};

function solveOr(parts: Parts, state: State): Solved {
  try {
    return (parts.solve as NonNullable<Parts['solve']>)(state);
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : String(error));
  }
}

function tellSolution(parts: Parts, reader: Parameters<typeof tell>[0], dealt: State, solved: Solved): string {
  let state = dealt;
  const lines = solved.choices.map(({ seat, choice }, i) => {
    const label = tell(reader, parts.game.label(look(parts.game, state, seat), choice));
    const played = play(parts.game, state, seat, choice);
    if (!played.ok) throw new Failure(`choice ${i + 1} is refused (${played.ruling.clause})`);
    state = played.state;
    return `${String(i + 1).padStart(4)}  ${reader.names[seat]}: ${label}`;
  });
  const end = look(parts.game, state, null);
  const proof = solved.proven ? 'proven: no lower score is possible' : 'not proven';
  return [...lines, tellLook(parts, reader, end), `Score ${solved.best} (${proof}; ${solved.nodes} positions)`].join(
    '\n',
  );
}
