import { commitment, type MatchRecord } from '@turnpoint/kernel';
import type { Command } from '../command.ts';
import { type Filed, readFiled, replayChain, replayRecord } from '../records.ts';

export const verify: Command = {
  name: 'verify',
  words: ['<file>'],
  summary: 'Play a recorded match, with its branches, or a campaign again and compare',
  more: 'The commitment is what was published before the deal: it must equal the one you noted down.',
  flags: {},
  async run(input) {
    const filed = await readFiled(input.words[0]);
    if (filed.kind === 'campaign') return verifyCampaign(filed.records);
    if (filed.kind === 'match') await verifyMatch(filed.record);
    else await verifyShared(filed);
  },
};

async function verifyMatch(record: MatchRecord): Promise<void> {
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
}

/** Each branch has the deal and the first choices of what it leaves by how it is written, and is played again like it. */
async function verifyShared({ shared, records }: Extract<Filed, { kind: 'shared' }>): Promise<void> {
  const told: string[] = [];
  for (const [i, { of, step, name }] of shared.branches.entries()) {
    const record = records[i + 1] as MatchRecord;
    const { outcome } = (await replayRecord(record, `cannot verify branch ${i + 1}`)).match.state;
    const left = of === null ? 'the match' : `branch ${of + 1}`;
    const called = name === '' ? '' : ` (${plain(name)})`;
    const end = outcome === null ? 'not finished' : `finished (${outcome.kind})`;
    told.push(
      `branch ${i + 1}${called}: leaves ${left} after choice ${step}, ${record.choices.length} choices, ${end}`,
    );
  }
  await verifyMatch(shared.match);
  for (const line of told) console.log(line);
  if (shared.branches.length > 0) console.log('Each branch is whole, and playing it again gives the same end.');
}

/** A name from a file must not move the cursor of a terminal. */
const plain = (text: string): string => text.replace(/\p{Cc}/gu, '?');

async function verifyCampaign(records: readonly MatchRecord[]): Promise<void> {
  const matches = await replayChain(records, 'cannot verify');
  for (const [i, { state }] of matches.entries()) {
    const { game, version, choices, hash } = records[i] as MatchRecord;
    const end = state.outcome === null ? 'not finished' : state.outcome.kind;
    console.log(`${i + 1}. ${game}, rules ${version}, ${choices.length} choices, ${end}, seal ${hash}`);
  }
  console.log('The campaign is whole, and each match began with what the one before handed on.');
}
