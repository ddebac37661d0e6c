import { createHash, generateKeyPairSync } from 'node:crypto';

/** CBOR, as much of it as a device needs to tell about a passkey. */
const head = (kind: number, size: number) =>
  size < 24 ? Buffer.of((kind << 5) | size) : Buffer.of((kind << 5) | 24, size);
const text = (words: string) => Buffer.concat([head(3, words.length), Buffer.from(words)]);
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data]);
const digest = (words: string) => createHash('sha256').update(words).digest();

/** The public half of a new key on the curve P-256, as devices write it. */
function publicKey(): Buffer {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const [across, up] = [x, y].map((each) => bytes(Buffer.from(each, 'base64url'))) as [Buffer, Buffer];
  const map = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([map, Buffer.of(0x21), across, Buffer.of(0x22), up]);
}

/** What a device answers that has made a passkey with this id for a page. */
export function madePasskey(id: string, challenge: string, origin: string): object {
  const data = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin }));
  const name = Buffer.from(id);
  const isThere = 0x41;
  const known = [digest(new URL(origin).hostname), Buffer.of(isThere), Buffer.alloc(4), Buffer.alloc(16)];
  const authData = Buffer.concat([...known, Buffer.of(0, name.length), name, publicKey()]);
  const attestation = [head(5, 3), text('fmt'), text('none'), text('attStmt'), head(5, 0), text('authData')];
  const coded = name.toString('base64url');
  return {
    id: coded,
    rawId: coded,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: data.toString('base64url'),
      attestationObject: Buffer.concat([...attestation, bytes(authData)]).toString('base64url'),
    },
  };
}
