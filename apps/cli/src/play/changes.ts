import { type Reader, type Section, tell } from '@turnpoint/kernel';

/** What has changed in a table told as text: whole drawings, and single lines of everything else. */
export class Changes {
  #told: ReadonlySet<string> = new Set();

  /** All of it when asked for the first time. */
  since(sections: readonly Section[], reader: Reader): Section[] {
    const words = (line: Section['lines'][number]) => (typeof line === 'string' ? line : tell(reader, line));
    const told = this.#told;
    this.#told = new Set(sections.flatMap(({ lines }) => lines.map(words)));
    return sections.flatMap(({ title, lines }) => {
      const fresh = lines.filter((line) => !told.has(words(line)));
      if (fresh.length === 0) return [];
      const isDrawn = lines.every((line) => typeof line === 'string');
      return [{ title, lines: isDrawn ? lines : fresh }];
    });
  }
}
