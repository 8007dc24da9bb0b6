import { AppError } from '@rawnaq/domain/kernel/app-error';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { invoicePapersContract } from '@rawnaq/domain/invoice-papers/invoice-papers.contract';
import { numberText } from '@rawnaq/domain/invoices/invoice-kinds.states';
import type { UseCase } from '../../http/bind-contract';
import { recipientFor } from '../../http/lists/own-calendar.query';
import { audit } from '../audit';
import { writeToCustomer } from '../messages';
import { ownPaper } from './use-papers';

/** The link of a document, by hand, to the customer it was issued for. */
export const sendPaper: UseCase<(typeof invoicePapersContract)['send']> = async (ctx, { id, channel }) => {
  const row = await ownPaper(ctx, id);
  if (row.customer_id === null) throw new AppError('INVOICE_NEEDS_CUSTOMER');
  const number = numberText(row.kind, row.number);
  const sent_to = await writeToCustomer(ctx, {
    customer_id: row.customer_id,
    channel,
    purpose: 'service',
    template: 'invoice-link',
    values: (language, { name, salon }) => ({
      customer: name,
      salon,
      number,
      link: ctx.services.config.publicUrl + pathTo('web-invoice', language, { uniqueId: row.unique_id }),
    }),
  });
  if (sent_to === undefined) throw new AppError('CARE_NOBODY_TO_WRITE_TO');
  await audit(ctx, { action: 'invoices.send', entity: 'invoices', entity_id: id, after: { channel, number } });
  return { sent_to: recipientFor(ctx, sent_to) };
};
