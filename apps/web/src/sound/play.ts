import type { Sound } from './heard.ts';

/** In hertz, one after another. */
const NOTES: Readonly<Record<Sound, readonly number[]>> = {
  step: [262],
  asked: [523, 659],
  won: [523, 659, 784],
  over: [392, 330],
};
const LOUD = 0.05;
const SECONDS = 0.16;

let audio: AudioContext | null = null;

/** Soft tones that swell and fade. Browsers let nothing sound before the page was touched. */
export function play(sound: Sound): void {
  if (!navigator.userActivation.hasBeenActive) return;
  audio ??= new AudioContext();
  for (const [n, hertz] of NOTES[sound].entries()) tone(audio, hertz, audio.currentTime + n * SECONDS);
}

function tone(on: AudioContext, hertz: number, from: number): void {
  const voice = new OscillatorNode(on, { type: 'sine', frequency: hertz });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.linearRampToValueAtTime(LOUD, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + 2 * SECONDS);
  voice.connect(volume).connect(on.destination);
  voice.start(from);
  voice.stop(from + 2 * SECONDS);
}
