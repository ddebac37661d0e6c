import { randomUUID } from 'node:crypto';
import { BOT_IDS, BOTS, type BotId, counted, LEVELS } from '@turnpoint/bots';
import { inLanguage, type Language, Match, stream } from '@turnpoint/kernel';
import { botNameAt, type Level, type Player } from '@turnpoint/protocol';
import { type Command, Failure, type Input } from '../command.ts';
import { type Parts, partsOf } from '../games.ts';
import { Lines } from '../play/lines.ts';
import { type Seated, Table } from '../play/table.ts';
import { checkWritable, saveRecord } from '../save.ts';
import { SET_UP_FLAGS, setUpOf } from '../set-up.ts';
import { LANG_FLAG, readerOf } from '../telling.ts';
import { botsFlag, countFlag, textFlag } from '../values.ts';
import { WORDS } from '../words.ts';

export const play: Command = {
  name: 'play',
  words: ['<game>'],
  summary: 'Play a match against bots, or a puzzle',
  flags: {
    ...SET_UP_FLAGS,
    bots: { value: '<a,b>', help: `${BOT_IDS.join(', ')}; the list fills the other seats over and over (scripted)` },
    playouts: { value: '<n>', help: 'playouts for each choice of a bot that searches (200)' },
    save: { value: '<file>', help: 'write the record of the match there at the end' },
    lang: LANG_FLAG,
  },
  async run(input) {
    const file = textFlag(input, 'save');
    if (file !== null) checkWritable(file);
    const table = sitDown(await partsOf(input.words[0]), input);
    const lines = new Lines();
    try {
      await playOn(table, lines);
    } finally {
      lines.close();
      if (file !== null) saveRecord(file, table.match.export());
    }
    if (file !== null) console.log(table.say('cli.saved', { file }));
  },
};

function sitDown(parts: Parts, input: Input): Table {
  const { seats, options } = setUpOf(parts, input);
  const seed = textFlag(input, 'seed') ?? randomUUID();
  const ids = botsFlag(input, 'scripted');
  const budget = counted(countFlag(input, 'playouts', 200));
  const idAt = (seat: number) => (seat === 0 ? null : (ids[(seat - 1) % ids.length] as BotId));
  const bots = new Map<number, Seated>();
  for (let seat = 1; seat < seats; seat++) {
    const make = BOTS[idAt(seat) as BotId];
    bots.set(seat, { bot: make({ game: parts.game, knows: parts.bot, int: stream(`${seed}/bot/${seat}`) }), budget });
  }
  const players = Array.from({ length: seats }, (_, seat) => playerOf(idAt(seat)));
  const named = (language: Language) =>
    players.map(({ kind }, seat) =>
      kind === 'bot' ? botNameAt(players, seat) : inLanguage(WORDS, language)['cli.player'],
    );
  const reader = { ...readerOf(parts, input, named), you: 0 };
  const match = Match.create(parts.game, { options, seats, seed });
  if (!(match instanceof Match)) throw new Failure(`the match cannot start (${match.ruling.clause})`);
  const table = new Table(parts, match, reader, bots);
  console.log(table.say('cli.seed', { seed }));
  return table;
}

/** Bots are called as on the pages; what no level plays is called as the strongest. */
function playerOf(bot: BotId | null): Pick<Player, 'kind' | 'level'> {
  if (bot === null) return { kind: 'person', level: null };
  return { kind: 'bot', level: (LEVELS.find((level) => level.bot === bot)?.level ?? 3) as Level };
}

/** Shows what is to be decided and answers what is typed, until the match or the input is over. */
async function playOn(table: Table, lines: Lines): Promise<void> {
  for (let isNew = true; ; ) {
    if (isNew) {
      table.letBotsPlay();
      console.log([...table.news(), '', table.changes(), ''].join('\n'));
      if (table.isOver) return;
      console.log(table.offers());
    }
    const text = await lines.next('> ');
    if (text === null || text === 'q') {
      console.log(table.say('cli.stopped'));
      return;
    }
    isNew = answer(table, text);
  }
}

/** True when the table has changed and is to be shown again. */
function answer(table: Table, text: string): boolean {
  const choice = table.choiceFor(text);
  if (choice !== null) return table.match.choose(table.person, choice).ok;
  if (text === 'u') {
    const before = table.match.choices.length;
    console.log(table.takeBack());
    return table.match.choices.length !== before;
  }
  console.log(reply(table, text));
  return false;
}

function reply(table: Table, text: string): string {
  if (text.startsWith('?')) return table.why(text.slice(1).trim());
  if (text === 'h') return table.help();
  if (text === 'l') return table.log().join('\n');
  if (text === 'b') return `${table.board()}\n\n${table.offers()}`;
  return table.say('cli.no-such-choice', { text });
}
