/**
 * SHA-256 (FIPS 180-4). The kernel carries its own because it may import nothing and must answer at once and alike in
 * Node, in a page and in a worker; the tests compare it with Node's.
 */
const ROUNDS = new Int32Array(64);
const INITIAL = new Int32Array(8);
{
  const isPrime = (n: number) => {
    for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
    return true;
  };
  const fraction = (x: number) => ((x - Math.floor(x)) * 0x1_0000_0000) | 0;
  for (let n = 2, found = 0; found < 64; n++) {
    if (!isPrime(n)) continue;
    if (found < 8) INITIAL[found] = fraction(n ** (1 / 2));
    ROUNDS[found++] = fraction(n ** (1 / 3));
  }
}

const schedule = new Int32Array(64);

/** The digest as eight 32-bit words. */
export function sha256Words(text: string): Int32Array {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const hash = INITIAL.slice();
  for (let at = 0; at < padded.length; at += 64) compress(hash, view, at);
  return hash;
}

export function sha256(text: string): string {
  let hex = '';
  for (const word of sha256Words(text)) hex += (word >>> 0).toString(16).padStart(8, '0');
  return hex;
}

function compress(hash: Int32Array, block: DataView, at: number): void {
  const w = schedule;
  for (let i = 0; i < 16; i++) w[i] = block.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] as number) + (w[i] as number)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] = (hash[0] as number) + a;
  hash[1] = (hash[1] as number) + b;
  hash[2] = (hash[2] as number) + c;
  hash[3] = (hash[3] as number) + d;
  hash[4] = (hash[4] as number) + e;
  hash[5] = (hash[5] as number) + f;
  hash[6] = (hash[6] as number) + g;
  hash[7] = (hash[7] as number) + h;
}

function turn(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}
