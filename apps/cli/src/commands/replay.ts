import { look as lookAt, tell } from '@turnpoint/kernel';
import { type Command, Usage } from '../command.ts';
import { readRecord, replayRecord } from '../records.ts';
import { LANG_FLAG, playerNames, readerOf, tellLook, tellWithClauses } from '../telling.ts';
import { countFlag } from '../values.ts';

export const replay: Command = {
  name: 'replay',
  words: ['<file>'],
  summary: 'Show a recorded match step by step',
  flags: {
    seat: { value: '<n>', help: 'as this player saw it, counted from 1; by default as a spectator' },
    boards: { help: 'also draw the board after every step' },
    lang: LANG_FLAG,
  },
  async run(input) {
    const record = await readRecord(input.words[0]);
    const { parts, match } = await replayRecord(record, 'cannot replay');
    const seat = countFlag(input, 'seat', 0) - 1;
    if (seat >= record.seats) throw new Usage(`--seat goes up to ${record.seats} here`);
    const reader = readerOf(parts, input, (language) => playerNames(language, record.seats));
    const eyes = seat < 0 ? null : seat;
    for (const { step, entries } of match.log(eyes)) {
      const look = lookAt(parts.game, match.stateAt(step), eyes);
      for (const line of tellWithClauses(parts, reader, look, entries))
        console.log(`${String(step).padStart(4)}  ${line}`);
      if (input.flags.boards === true) console.log(tellLook(parts, reader, look));
    }
    const end = match.look(eyes);
    if (input.flags.boards !== true) console.log(tellLook(parts, reader, end));
    if (end.outcome === null) console.log(tell(reader, { key: 'cli.stopped' }));
  },
};
