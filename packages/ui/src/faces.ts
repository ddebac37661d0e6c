/** The parts of a bot's face, drawn in a square of 32 by 32. Lines are drawn, not filled, unless they are eyes. */
const HEADS = [
  'M9 9h14a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V13a4 4 0 0 1 4-4Z',
  'M16 8c7 0 11 4 11 10s-4 10-11 10S5 24 5 18 9 8 16 8Z',
  'M8 9h16l3 6v8l-4 5H9l-4-5v-8Z',
  'M7 9h18v11a9 8 0 0 1-18 0Z',
  'M11 8h10a6 6 0 0 1 6 6v13H5V14a6 6 0 0 1 6-6Z',
  'M16 8 27 15v8l-6 5H11l-6-5v-8Z',
] as const;
const EYES = [
  'M11 15.5a2 2 0 1 0 .01 0ZM21 15.5a2 2 0 1 0 .01 0Z',
  'M9 15h5v3H9ZM18 15h5v3h-5Z',
  'M8.5 14.5h15v4h-15Z',
  'M11.5 14l2.5 3.5H9ZM20.5 14l2.5 3.5h-5Z',
  'M16 13.5a3.5 3.5 0 1 0 .01 0Z',
  'M9.5 14a3 3 0 0 0 4.5 4ZM22.5 14a3 3 0 0 1-4.5 4Z',
  'M11 14v5h1.800v-5ZM19.2 14v5H21v-5Z',
] as const;
const MOUTHS = [
  'M12 23h8',
  'M11 22q5 4 10 0',
  'M12 22h8v2.500h-8Z',
  'M11 23l2.5-1.5 2.5 1.5 2.5-1.5 2.5 1.5',
  'M14 22.500h4',
  'M12 24q6 0 8-2.5',
] as const;
const TOPS = [
  'M16 8V4M16 4.500a1.5 1.5 0 1 0 .01 0Z',
  'M10 8 8 4M22 8l2-4',
  'M11 6h10',
  'M12 8V5h8v3',
  'M16 8V3l3 2-3 1',
  'M5 16H2v6h3M27 16h3v6h-3',
  'M13 8V4M19 8V4M13 4h6',
] as const;

export interface Face {
  readonly head: string;
  readonly eyes: string;
  readonly mouth: string;
  readonly top: string;
}

/** One of them, by a name: the same name always takes the same. */
function picker(name: string): (parts: readonly string[]) => string {
  let at = 2166136261;
  for (const letter of name) at = Math.imul(at ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (parts) => {
    const part = parts[at % parts.length] as string;
    at = Math.imul(at, 2654435761) >>> 5;
    return part;
  };
}

/** The face of whoever bears this name, everywhere and always the same. */
export function faceOf(name: string): Face {
  const pick = picker(name);
  return { head: pick(HEADS), eyes: pick(EYES), mouth: pick(MOUTHS), top: pick(TOPS) };
}
