/** In Node, pages and workers alike, though not part of the language's own library. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
