import type { OwnMission } from '../../content/index.ts';
import type { Asked, Told } from '../proof/messages.ts';
import type { Tried } from '../proof/play.ts';

/** Matches for each size of team. */
const MATCHES = 12;
const SIZES = 4;

const startWorker = () => new Worker(new URL('../proof/worker.ts', import.meta.url), { type: 'module' });

/** The scripted party plays the mission, in a worker, as long as it is wanted. */
export class Trial {
  tried = $state.raw<readonly Tried[]>([]);
  /** The mission that was tried: figures of another one say nothing. */
  mission = $state('');
  isRunning = $state(false);
  fault = $state(false);
  readonly all = MATCHES * SIZES;
  #worker: Worker | null = null;

  start(mission: string, onwon: (record: NonNullable<Tried['record']>) => void): void {
    this.stop();
    this.tried = [];
    this.mission = mission;
    this.isRunning = true;
    this.fault = false;
    const worker = startWorker();
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.kind !== 'tried') return this.stop();
      this.tried = [...this.tried, data.tried];
      if (data.tried.won && data.tried.record !== null) onwon(data.tried.record);
    };
    worker.onerror = () => {
      this.fault = true;
      this.stop();
    };
    worker.postMessage({ kind: 'try', mission, matches: MATCHES } satisfies Asked);
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.isRunning = false;
  }
}

/** Plays a proof again, in a worker; gives the reason why it is none, or null. */
export function verify(own: OwnMission, proof: unknown): Promise<string | null> {
  const worker = startWorker();
  return new Promise<string | null>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Told>) => resolve(data.kind === 'verified' ? data.fault : null);
    worker.onerror = () => resolve('editor.proof-broken');
    worker.postMessage({ kind: 'verify', own, proof } satisfies Asked);
  }).finally(() => worker.terminate());
}
