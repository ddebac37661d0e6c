import { type BotPlace, inOneLine, type Level, NAME, type OpenPlace } from '@turnpoint/protocol';

interface Sitter {
  readonly kind: 'person' | 'bot';
  readonly level: Level | null;
  readonly name: string;
}

/** The place of a seat at a table that is opened on the server: a bot's, or open, and kept for whom it was given a name for. */
export function placeFor({ kind, level, name }: Sitter): OpenPlace | BotPlace {
  if (kind === 'bot') return { kind, level: level ?? 1 };
  const invited = inOneLine(name);
  return invited.length < NAME.least || invited.length > NAME.most ? { kind: 'open' } : { kind: 'open', invited };
}
