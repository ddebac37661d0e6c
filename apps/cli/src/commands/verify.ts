import { commitment } from '@turnpoint/kernel';
import type { Command } from '../command.ts';
import { readRecord, replayRecord } from '../records.ts';

export const verify: Command = {
  name: 'verify',
  words: ['<file>'],
  summary: 'Play a recorded match again from its seed and compare',
  more: 'The commitment is what was published before the deal: it must equal the one you noted down.',
  flags: {},
  async run(input) {
    const record = await readRecord(input.words[0]);
    const { outcome } = (await replayRecord(record, 'cannot verify')).match.state;
    console.log(`game        ${record.game}, rules ${record.version}`);
    console.log(`seed        ${record.seed}`);
    console.log(`commitment  ${commitment(record.seed)}`);
    console.log(
      `choices     ${record.choices.length}, ${outcome === null ? 'not finished' : `finished (${outcome.kind})`}`,
    );
    console.log(`end         ${record.end}`);
    console.log(`seal        ${record.hash}`);
    console.log('The record is whole, and playing it again gives the same match.');
  },
};
