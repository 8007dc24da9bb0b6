/** What we use of it; its own makers publish no types. */
declare module 'fontkit' {
  export type Glyph = { id: number; codePoints: readonly number[] };
  export type OpenFont = {
    unitsPerEm: number;
    hasGlyphForCodePoint: (point: number) => boolean;
    getGlyph: (id: number, letters?: readonly number[]) => Glyph;
    layout: (text: string, features: readonly string[]) => { advanceWidth: number; glyphs: readonly Glyph[] };
  };
  export function create(bytes: Uint8Array): OpenFont;
}
