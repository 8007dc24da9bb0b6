import { Readable } from 'node:stream';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { invoicePapersContract } from '@rawnaq/domain/invoice-papers/invoice-papers.contract';
import type { Language } from '@rawnaq/domain/kernel/localized';
import type { Paper } from '@rawnaq/domain/papers/paper';
import { invoicePapers } from '@rawnaq/domain/settings/invoice-setting';
import type { UseCase } from '../../http/bind-contract';
import type { FileAnswer } from '../../http/answers/file-answer';
import { throttle } from '../../http/throttle';
import { networkOf } from '../../http/visitor-address';
import { renderPaper } from '../../infra/pdf/render-paper';
import { loadInvoicePage } from './load-invoice-page';
import { LINK_VISITS } from './rate-invoice';
import { readPaper } from './read-paper';
import { ownPaper } from './use-papers';

type Papers = typeof invoicePapersContract;

export const getPdf: UseCase<Papers['pdf']> = async (ctx, { id, size }): Promise<FileAnswer> => {
  const row = await ownPaper(ctx, id);
  const paper = await readPaper(ctx, row, ctx);
  return pdfOf(paper, size, ctx.language, `account-${ctx.accountId}`);
};

export const getPublicPdf: UseCase<Papers['public_pdf']> = async (ctx, { unique_id }): Promise<FileAnswer> => {
  const from = networkOf(ctx.request.ip);
  await throttle(ctx.services, LINK_VISITS, { ip: from });
  const page = await loadInvoicePage(ctx.services, unique_id, ctx.language);
  if (!page) throw new AppError('INVOICE_NOT_EXIST');
  return pdfOf(page.paper, invoicePapers.codes.a4, ctx.language, from);
};

/** Drawn while it is sent, when the transaction is over: the drawing takes turns and holds no connection. */
function pdfOf(paper: Paper, size: 'a4' | '80mm', language: Language, from: string): FileAnswer {
  const name = `${paper.number}.pdf`;
  return {
    body: Readable.from(drawn(), { objectMode: false }),
    type: 'application/pdf',
    name,
    plainName: name,
    inline: true,
    headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  };

  async function* drawn(): AsyncGenerator<Uint8Array> {
    yield await renderPaper(paper, size, { language, logo: bytesOf(paper.seller.logo) }, from);
  }
}

export const bytesOf = (inside: string | null): Uint8Array | null =>
  inside === null ? null : Buffer.from(inside.slice(inside.indexOf(',') + 1), 'base64');
