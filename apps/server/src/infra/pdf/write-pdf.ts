import PDFDocument from 'pdfkit';
import type { Page } from './sheet';
import type { Fonts } from './typeset';

export type PdfFacts = { title: string; author: string; language: string; madeAt: Date };

/** Pages as a file. The same pages give the same bytes, whenever they are asked for. */
export async function writePdf(pages: readonly Page[], facts: PdfFacts, fonts: Fonts): Promise<Uint8Array> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    font: null,
    lang: facts.language,
    displayTitle: true,
    compress: true,
    pdfVersion: '1.7',
    info: {
      Title: facts.title,
      Author: facts.author,
      Creator: 'Rawnaq',
      Producer: 'Rawnaq',
      CreationDate: facts.madeAt,
    },
  });
  doc.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  for (const { width, height, marks } of pages) {
    doc.addPage({ size: [width, height], margin: 0 });
    for (const mark of marks) mark(doc);
  }
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}
