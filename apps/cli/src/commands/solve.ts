import type { Solved } from '@turnpoint/catalogue';
import { look, play, type State, start, tell } from '@turnpoint/kernel';
import { type Command, Failure, Usage } from '../command.ts';
import { type Shelf, shelfOf } from '../games.ts';
import { SETTING_FLAGS, settingOf } from '../setting.ts';
import { LANG_FLAG, playerNames, readerOf, tellLook } from '../telling.ts';
import { textFlag } from '../values.ts';

export const solve: Command = {
  name: 'solve',
  words: ['<game>'],
  summary: 'Find a best way through a puzzle whose deal is known',
  more: 'Fails (exit code 1) when the best score found is not proven to be the lowest possible.',
  flags: { ...SETTING_FLAGS, lang: LANG_FLAG, json: { help: 'print one JSON object' } },
  async run(input) {
    const shelf = await shelfOf(input.words[0]);
    if (shelf.solve === undefined) throw new Usage(`${shelf.game.id} has no puzzles to solve`);
    const { seats, options } = settingOf(shelf, input);
    const seed = textFlag(input, 'seed') ?? '1';
    const { state } = start(shelf.game, options, seats, seed);
    const solved = solveOr(shelf, state);
    const { best, bound, proven, nodes, choices } = solved;
    if (input.flags.json === true) {
      console.log(JSON.stringify({ game: shelf.game.id, options, seed, best, bound, proven, nodes, choices }));
    } else {
      const reader = readerOf(shelf, input, (language) => playerNames(language, seats));
      console.log(tellSolution(shelf, reader, state, solved));
    }
    if (!proven) throw new Failure(`${best} is the best score found; whether ${bound} can be reached is open`);
  },
};

function solveOr(shelf: Shelf, state: State): Solved {
  try {
    return (shelf.solve as NonNullable<Shelf['solve']>)(state);
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : String(error));
  }
}

function tellSolution(shelf: Shelf, reader: Parameters<typeof tell>[0], dealt: State, solved: Solved): string {
  let state = dealt;
  const lines = solved.choices.map(({ seat, choice }, i) => {
    const label = tell(reader, shelf.game.label(look(shelf.game, state, seat), choice));
    const played = play(shelf.game, state, seat, choice);
    if (!played.ok) throw new Failure(`choice ${i + 1} is refused (${played.ruling.clause})`);
    state = played.state;
    return `${String(i + 1).padStart(4)}  ${reader.names[seat]}: ${label}`;
  });
  const end = look(shelf.game, state, null);
  const proof = solved.proven ? 'proven: no lower score is possible' : 'not proven';
  return [...lines, tellLook(shelf, reader, end), `Score ${solved.best} (${proof}; ${solved.nodes} positions)`].join(
    '\n',
  );
}
