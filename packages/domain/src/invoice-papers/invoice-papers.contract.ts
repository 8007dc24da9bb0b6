import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { codeOf, freeText, orEmpty } from '../kernel/input/fields';
import { invoicePapers } from '../settings/invoice-setting';
import { paperShape } from './paper-shape';

const queryId = z.coerce.number().int();
const uniqueId = z.string().regex(/^[\w-]{16,80}$/);
/** Whoever sells or looks at sales may print: which of the two is asked by the use case. */
const desk = { areas: ['merchant'], access: 'signed-in' } as const;

export const invoicePapersContract = {
  paper: endpoint({
    ...desk,
    method: 'GET',
    path: 'invoice_papers/paper',
    summary: 'A numbered document as it is printed',
    input: z.object({ id: queryId }),
    output: z.object({ paper: paperShape, paper_size: codeOf(invoicePapers), customer_id: z.int().nullable() }),
    errors: ['INVOICE_NOT_EXIST', 'no_permission'],
  }),
  pdf: endpoint({
    ...desk,
    method: 'GET',
    path: 'invoice_papers/pdf',
    summary: 'A numbered document as PDF',
    input: z.object({ id: queryId, size: codeOf(invoicePapers).default(invoicePapers.codes.a4) }),
    output: z.unknown(),
    kind: 'file',
    files: ['application/pdf'],
    errors: ['INVOICE_NOT_EXIST', 'no_permission'],
  }),
  /** The link by WhatsApp or e-mail, in the customer's language. */
  send: endpoint({
    ...desk,
    method: 'POST',
    path: 'invoice_papers/send',
    summary: 'Send the link of a document to its customer',
    input: z.strictObject({ id: z.int(), channel: z.enum(['whatsapp', 'email']) }),
    output: z.object({ sent_to: z.string() }),
    errors: ['INVOICE_NOT_EXIST', 'INVOICE_NEEDS_CUSTOMER', 'CARE_NOBODY_TO_WRITE_TO', 'no_permission'],
  }),
  public_pdf: endpoint({
    areas: ['public'],
    access: 'public',
    method: 'GET',
    path: 'invoice_papers/public_pdf',
    summary: 'The document behind a link, as PDF',
    input: z.object({ unique_id: uniqueId }),
    output: z.unknown(),
    kind: 'file',
    files: ['application/pdf'],
    transaction: false,
    errors: ['INVOICE_NOT_EXIST', 'TOO_MANY_REQUESTS'],
  }),
  rate: endpoint({
    areas: ['public'],
    access: 'public',
    method: 'POST',
    path: 'invoice_papers/rate',
    summary: 'Rate the visit an invoice is for',
    input: z.strictObject({
      unique_id: uniqueId,
      stars: z.coerce.number().int().min(1).max(5),
      comment: orEmpty(freeText({ en: 'Comment', ar: 'تعليق' }, 1000)),
    }),
    output: z.object({ done: z.literal(true) }),
    transaction: false,
    errors: ['INVOICE_NOT_EXIST', 'INVOICE_ALREADY_RATED', 'TOO_MANY_REQUESTS'],
  }),
};
