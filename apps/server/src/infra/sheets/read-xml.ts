import { Parser } from 'saxen';

export type XmlReader = {
  open?: (name: string, attributes: () => Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

const PIECE = 64 * 1024;
/**
 * Longer than any cell may be. The parser looks at an unfinished tag or text again with each piece, so an endless one
 * would cost it for ever.
 */
const LONGEST_PART = 8 * PIECE;

/**
 * Walks an XML file piece by piece; nothing of it is kept but what the reader keeps. Names come without their prefix.
 */
export function readXml(bytes: Buffer, reader: XmlReader): void {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parser = new Parser();
  let failure: Error | undefined;
  let unfinished = 0;
  const fail = (error: Error): void => {
    failure ??= error;
    parser.stop();
  };
  const guarded = (hear: () => void): void => {
    unfinished = 0;
    try {
      if (!failure) hear();
    } catch (error) {
      fail(error as Error);
    }
  };
  parser
    .on('error', fail)
    .on('openTag', (name, attributes, decode) =>
      guarded(() => reader.open?.(localName(name), () => decoded(attributes(), decode))),
    )
    .on('closeTag', (name) => guarded(() => reader.close?.(localName(name))))
    .on('text', (text, decode) => guarded(() => reader.text?.(decode(text))))
    .on('cdata', (text) => guarded(() => reader.text?.(text)));
  for (let at = 0; at < bytes.length && !failure; at += PIECE) {
    unfinished += PIECE;
    parser.write(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }));
    if (unfinished > LONGEST_PART) fail(new RangeError('a part that does not end'));
  }
  if (!failure) parser.end();
  if (failure) throw failure;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function decoded(attributes: Record<string, string>, decode: (text: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [localName(name), decode(value)]));
}
