import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Paper } from '@rawnaq/domain/papers/paper';
import { paperTitle } from '@rawnaq/domain/papers/paper-title';
import { layA4 } from './a4';
import { layRoll } from './roll';
import type { Page } from './sheet';
import { newTypesetter, type Fonts, type Typesetter } from './typeset';
import { writePdf } from './write-pdf';

export type PaperSize = 'a4' | '80mm';
export type PaperOrder = {
  paper: Paper;
  size: PaperSize;
  /** Of a roll; A4 always has both. */
  language: Language;
  /** PNG or JPEG. */
  logo: Uint8Array | null;
};
export type Layout = (order: PaperOrder, typesetter: Typesetter) => Page[];

const layouts: Record<PaperSize, Layout> = { a4: layA4, '80mm': layRoll };

export function drawPaper(order: PaperOrder, fonts: Fonts): Promise<Uint8Array> {
  const { paper, language, size } = order;
  const facts = {
    title: `${paperTitle(paper)[language]} ${paper.number}`,
    author: paper.seller.name[language],
    language: size === 'a4' ? 'ar' : language,
    madeAt: new Date(`${paper.issued.date}T${paper.issued.time}Z`),
  };
  return writePdf(layouts[size](order, newTypesetter(fonts)), facts, fonts);
}
