import { commitment, Match } from '@turnpoint/kernel';
import { type Command, Failure } from '../command.ts';
import { shelfOf } from '../games.ts';
import { orFail, readRecord } from '../records.ts';

export const verify: Command = {
  name: 'verify',
  words: ['<file>'],
  summary: 'Play a recorded match again from its seed and compare',
  more: 'The commitment is what was published before the deal: it must equal the one you noted down.',
  flags: {},
  run(input) {
    const record = readRecord(input.words[0]);
    const shelf = orFail('cannot verify', () => shelfOf(record.game));
    const match = orFail('cannot verify', () => Match.replay(shelf.game, record));
    const end = match.fingerprint();
    if (end !== record.end) throw new Failure(`the match ends in ${end}, the record says ${record.end}`);
    const { outcome } = match.state;
    console.log(`game        ${record.game}, rules ${record.version}`);
    console.log(`seed        ${record.seed}`);
    console.log(`commitment  ${commitment(record.seed)}`);
    console.log(
      `choices     ${record.choices.length}, ${outcome === null ? 'not finished' : `finished (${outcome.kind})`}`,
    );
    console.log(`end         ${end}`);
    console.log(`seal        ${record.hash}`);
    console.log('The record is whole, and playing it again gives the same match.');
  },
};
