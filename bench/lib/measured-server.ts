import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { TurnpointServer } from '@turnpoint/testkit/servers';

const TOKEN = 'measured';

/** Our server, which also tells what it counts and what its heap holds. */
export class MeasuredServer extends TurnpointServer {
  readonly #collected: string;

  constructor(settings: Record<string, string> = {}) {
    const collected = join(mkdtempSync(join(tmpdir(), 'turnpoint-measured-')), 'heap');
    super({
      ...settings,
      TRUST_PROXY: '1',
      METRICS_TOKEN: TOKEN,
      NODE_OPTIONS: `--import ${new URL('collect.ts', import.meta.url)}`,
      COLLECTED_FILE: collected,
    });
    this.#collected = collected;
  }

  override async remove(): Promise<void> {
    await super.remove();
    rmSync(dirname(this.#collected), { recursive: true });
  }

  /** Of Prometheus' page. */
  async metric(name: string): Promise<number> {
    const page = await (await fetch(`${this.base}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
    return Number(new RegExp(`^${name}(?:{[^}]*})? (\\S+)`, 'm').exec(page)?.[1] ?? Number.NaN);
  }

  /** Kilobytes that are held once all garbage is gone. The server says so itself: a second later there is new garbage. */
  async collectedHeap(): Promise<number> {
    rmSync(this.#collected, { force: true });
    process.kill(this.pid, 'SIGUSR2');
    for (;;) {
      await new Promise((next) => setTimeout(next, 200));
      const bytes = existsSync(this.#collected) ? readFileSync(this.#collected, 'utf8') : '';
      if (bytes.endsWith('\n')) return Math.round(Number(bytes) / 1024);
    }
  }
}
