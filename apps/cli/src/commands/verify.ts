import { commitment, type MatchRecord } from '@turnpoint/kernel';
import { type Command, Failure } from '../command.ts';
import { readRecords, replayChain, replayRecord } from '../records.ts';

export const verify: Command = {
  name: 'verify',
  words: ['<file>'],
  summary: 'Play a recorded match, or the matches of a campaign, again and compare',
  more: 'The commitment is what was published before the deal: it must equal the one you noted down.',
  flags: {},
  async run(input) {
    const records = await readRecords(input.words[0]);
    const [record] = records;
    if (record === undefined) throw new Failure('cannot verify: there is no match in this file');
    if (records.length > 1) return verifyCampaign(records);
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

async function verifyCampaign(records: readonly MatchRecord[]): Promise<void> {
  const matches = await replayChain(records, 'cannot verify');
  for (const [i, { state }] of matches.entries()) {
    const { game, version, choices, hash } = records[i] as MatchRecord;
    const end = state.outcome === null ? 'not finished' : state.outcome.kind;
    console.log(`${i + 1}. ${game}, rules ${version}, ${choices.length} choices, ${end}, seal ${hash}`);
  }
  console.log('The campaign is whole, and each match began with what the one before handed on.');
}
