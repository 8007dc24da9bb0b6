/** What we use of it; its own makers publish no types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { OpenFont } from 'fontkit';

  type TextOptions = { lineBreak: false; features: readonly string[]; baseline: 'alphabetic' };

  class PDFDocument extends Readable {
    constructor(options: {
      autoFirstPage: false;
      font: null;
      lang: string;
      displayTitle: boolean;
      compress: boolean;
      pdfVersion: '1.7';
      info: { Title: string; Author: string; Creator: string; Producer: string; CreationDate: Date };
    });
    addPage(options: { size: [number, number]; margin: 0 }): this;
    registerFont(name: string, font: OpenFont): this;
    font(name: string): this;
    fontSize(size: number): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    fillColor(color: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    fill(color: string): this;
    lineWidth(width: number): this;
    dash(length: number, options: { space: number }): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(color: string): this;
    path(svg: string): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    lineCap(cap: 'round'): this;
    lineJoin(join: 'round'): this;
    save(): this;
    restore(): this;
    image(
      bytes: Uint8Array,
      x: number,
      y: number,
      options: { fit: [number, number]; align: 'center'; valign: 'center' },
    ): this;
    markContent(tag: 'Span', options: { actual: string }): this;
    endMarkedContent(): this;
    end(): void;
  }
  export default PDFDocument;
}
