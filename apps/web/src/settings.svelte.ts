import { LANGUAGES, type Language } from '@turnpoint/kernel';

export interface Settings {
  readonly language: Language;
  readonly theme: 'dark' | 'light' | 'system';
  readonly contrast: 'normal' | 'more' | 'system';
  readonly motion: 'full' | 'calm' | 'system';
  readonly pace: 'slow' | 'steady' | 'fast' | 'instant';
  readonly sound: 'off' | 'on';
  /** What bots and records call the person at this screen. */
  readonly name: string;
}

export const CHOICES = {
  language: LANGUAGES,
  theme: ['dark', 'light', 'system'],
  contrast: ['normal', 'more', 'system'],
  motion: ['full', 'calm', 'system'],
  pace: ['slow', 'steady', 'fast', 'instant'],
  sound: ['off', 'on'],
} as const satisfies { [K in Exclude<keyof Settings, 'name'>]: readonly Settings[K][] };

const KEY = 'turnpoint.settings';
const initial: Settings = {
  language: LANGUAGES.find((one) => navigator.language.startsWith(one)) ?? 'en',
  theme: 'dark',
  contrast: 'system',
  motion: 'system',
  pace: 'steady',
  sound: 'off',
  name: '',
};

/** Small and needed before the first paint, hence in localStorage, which answers at once. */
function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const fits = Object.entries(CHOICES).filter(([key, values]) => (values as readonly unknown[]).includes(kept[key]));
    const chosen = Object.fromEntries(fits.map(([key]) => [key, kept[key]]));
    return { ...initial, ...chosen, name: typeof kept.name === 'string' ? kept.name : '' };
  } catch {
    return initial;
  }
}

let settings = $state.raw(read());
const light = matchMedia('(prefers-color-scheme: light)');
const more = matchMedia('(prefers-contrast: more)');
const less = matchMedia('(prefers-reduced-motion: reduce)');
let calm = $state(false);

/** Writes the settings where the style sheets look for them. */
function show(): void {
  const { theme, contrast, motion, language } = settings;
  calm = motion === 'calm' || (motion === 'system' && less.matches);
  const root = document.documentElement;
  root.lang = language;
  root.dataset.theme = theme === 'system' ? (light.matches ? 'light' : 'dark') : theme;
  root.dataset.contrast = contrast === 'more' || (contrast === 'system' && more.matches) ? 'more' : 'normal';
  root.dataset.motion = calm ? 'calm' : 'full';
}

export function change(part: Partial<Settings>): void {
  settings = { ...settings, ...part };
  show();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // It holds until the page is closed: that is all there is where nothing can be stored.
  }
}

export const chosen = {
  get now(): Settings {
    return settings;
  },
  /** No motion, by setting or by the system's wish. */
  get calm(): boolean {
    return calm;
  },
};

for (const wish of [light, more, less]) wish.addEventListener('change', show);
show();
