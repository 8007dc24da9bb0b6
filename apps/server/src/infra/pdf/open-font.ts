import { create, type Glyph, type OpenFont } from 'fontkit';

/**
 * A font that may stay open. fontkit keeps one glyph for each shape and remembers of it the letter that asked first: nobody where it was read as
 * a part of another (ه in ة), a second letter where two look alike. How letters join is decided by that memory, so a font would write the next
 * document differently from the first. Here who asks for a shape gets it as the letter he means.
 */
export function openFont(bytes: Uint8Array): OpenFont {
  const font = create(bytes);
  const find = font.getGlyph.bind(font);
  const meant = new Map<string, Glyph>();
  font.getGlyph = (id, letters = []) => {
    const shared = find(id, letters);
    if (String(shared.codePoints) === String(letters)) return shared;
    const key = `${id}/${String(letters)}`;
    const glyph = meant.get(key) ?? Object.create(shared, { codePoints: { value: letters } });
    meant.set(key, glyph);
    return glyph;
  };
  return font;
}
