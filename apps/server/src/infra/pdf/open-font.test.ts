import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Paper } from '@rawnaq/domain/papers/paper';
import { giftCardSale, hostile, ksaSimplified } from '@rawnaq/domain/papers/test/sample-papers';
import { expect, it } from 'vitest';
import { drawPaper } from './draw-paper';
import { openFont } from './open-font';
import type { Fonts } from './typeset';

const require = createRequire(import.meta.url);
const cairo = (name: string) =>
  openFont(readFileSync(require.resolve(`@expo-google-fonts/cairo/${name}/Cairo_${name}.ttf`)));
const fonts = (): Fonts => ({ regular: cairo('400Regular'), bold: cairo('700Bold') });
const draw = (paper: Paper, using: Fonts): Promise<Uint8Array> =>
  drawPaper({ paper, size: '80mm', language: 'ar', logo: null }, using);

it('a font writes the next document as it would have written the first', async () => {
  const used = fonts();
  for (const paper of [hostile, ksaSimplified]) await draw(paper, used);
  expect(Buffer.compare(await draw(giftCardSale, used), await draw(giftCardSale, fonts()))).toBe(0);
});

it('letters join as themselves, also when their shape was read as a part of another', () => {
  const shapes = (font: ReturnType<typeof openFont>): number[] => font.layout('هدية', []).glyphs.map(({ id }) => id);
  const font = cairo('400Regular');
  const [alone] = cairo('400Regular').layout('ه', []).glyphs;
  font.getGlyph(alone!.id);
  expect(shapes(font)).toEqual(shapes(cairo('400Regular')));
});
