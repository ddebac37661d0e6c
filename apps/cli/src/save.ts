import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { Failure } from './command.ts';
import { whyNot } from './files.ts';

/** Says before the match, and not after it, that a file cannot be written. What is in the file stays. */
export function checkWritable(file: string): void {
  const isNew = !existsSync(file);
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new Failure(`cannot write ${file}: ${whyNot(error, 'there is no such folder')}`);
  }
  if (isNew) rmSync(file);
}

/** Writes a record; where that has become impossible it is printed, so that no match is lost. */
export function saveRecord(file: string, record: object): void {
  try {
    writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  } catch (error) {
    console.log(JSON.stringify(record));
    const why = whyNot(error, 'there is no such folder');
    throw new Failure(`cannot write ${file}: ${why}; the record is printed above`);
  }
}
