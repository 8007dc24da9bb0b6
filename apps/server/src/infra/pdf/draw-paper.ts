import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Paper } from '@rawnaq/domain/papers/paper';
import { paperTitle } from '@rawnaq/domain/papers/paper-title';
import PDFDocument from 'pdfkit';
import { layA4 } from './a4';
import { layRoll } from './roll';
import type { Page } from './sheet';
import { newTypesetter, type Fonts, type Typesetter } from './typeset';

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

/** The document as PDF. The same paper gives the same bytes, whenever it is asked for. */
export async function drawPaper(order: PaperOrder, fonts: Fonts): Promise<Uint8Array> {
  const { paper, language } = order;
  const doc = new PDFDocument({
    autoFirstPage: false,
    font: null,
    lang: order.size === 'a4' ? 'ar' : language,
    displayTitle: true,
    compress: true,
    pdfVersion: '1.7',
    info: {
      Title: `${paperTitle(paper)[language]} ${paper.number}`,
      Author: paper.seller.name[language],
      Creator: 'Rawnaq',
      Producer: 'Rawnaq',
      CreationDate: new Date(`${paper.issued.date}T${paper.issued.time}Z`),
    },
  });
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  const pages = layouts[order.size](order, newTypesetter(fonts));
  for (const { width, height, marks } of pages) {
    doc.addPage({ size: [width, height], margin: 0 });
    for (const mark of marks) mark(doc);
  }
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}
