import { parseShared, resealed, type Shared, unsealed } from '@turnpoint/protocol';

/** A match with some of its branches, and where whoever opens it begins. */
export interface Linked {
  readonly shared: Shared;
  readonly at: number;
  /** Whose chance it tells of. */
  readonly seat: number;
  /** It begins at the branches. */
  readonly river: boolean;
}

/** Beyond this chat programs and mail cut links off: then the file is handed on. */
export const LONGEST = 8192;
/** What is read at most, as it comes and unpacked: a small link can unpack to a very large one. */
const PACKED = 32_768;
const UNPACKED = 1_000_000;

/** Why a link cannot be opened: `damaged` (also cut off), `too-large`, or a sentence of what reads the match. */
export class BadLink extends Error {
  readonly why: 'damaged' | 'too-large' | null;

  constructor(why: 'damaged' | 'too-large' | null, sentence = '') {
    super(sentence);
    this.why = why;
  }
}

/** The fragment of a link: everything is in it, so no server is asked for anything. */
export async function packed({ shared, at, seat, river }: Linked): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...unsealed(shared), at, seat, ...(river && { river }) }));
  return base64(await read(through(bytes, new CompressionStream('deflate')), Number.POSITIVE_INFINITY));
}

/** Reads the fragment of a link, which may be anything. Throws `BadLink`. */
export async function unpacked(fragment: string): Promise<Linked> {
  if (fragment.length > PACKED) throw new BadLink('too-large');
  const bytes = bytesOf(fragment);
  const text = await read(through(bytes, new DecompressionStream('deflate')), UNPACKED).catch((fault: unknown) => {
    throw fault instanceof BadLink ? fault : new BadLink('damaged');
  });
  const { at, seat, river = false, ...rest } = Object(parsed(text)) as Readonly<Record<string, unknown>>;
  try {
    const shared = parseShared(resealed(rest));
    if (shared === null) throw new Error('there is no match in it');
    const { choices, seats } = shared.match;
    if (!isWithin(at, choices.length + 1) || !isWithin(seat, seats))
      throw new Error('it leads to no step of its match');
    if (typeof river !== 'boolean') throw new Error('it does not say where it begins');
    return { shared, at, seat, river };
  } catch (fault) {
    throw new BadLink(null, fault instanceof Error ? fault.message : String(fault));
  }
}

const isWithin = (value: unknown, end: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < end;

function parsed(text: Uint8Array<ArrayBuffer>): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch {
    throw new BadLink('damaged');
  }
}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  change: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream().pipeThrough(change);
}

/** All of a stream, unless there is more of it than may be. */
async function read(stream: ReadableStream<Uint8Array<ArrayBuffer>>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      void reader.cancel().catch(() => {});
      throw new BadLink('too-large');
    }
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function base64(bytes: Uint8Array<ArrayBuffer>): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(fragment: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(fragment)) throw new BadLink('damaged');
  try {
    const text = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    throw new BadLink('damaged');
  }
}
