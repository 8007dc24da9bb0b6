import { invoicePapersContract } from '@rawnaq/domain/invoice-papers/invoice-papers.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { singleValues } from '../http/forms/take-forms';
import { LINK_VISITS, loadInvoicePage, rateByLink } from '../modules/invoice-papers';
import type { Services } from '../services';
import type { DrawnPage, PublicPages, SendPage } from './drawing/drawn-page';
import { linkPages, type LinkAddress } from './drawing/link-pages';

export type InvoiceRenderer = (input: { page: unknown; language: Language; rated: boolean }) => DrawnPage;

/**
 * The page of an invoice's link. Stars for a visit are a form on it, which works without a script and leads on to a
 * word of thanks.
 */
export const invoicePages = (services: Services, render: InvoiceRenderer, sendHidden: SendPage): PublicPages =>
  linkPages<Record<string, string>>(services, sendHidden, {
    at: ['web-invoice', 'invoice-rated-successfully'],
    visits: LINK_VISITS,
    draw: async ({ name, uniqueId, language }) => {
      const page = await loadInvoicePage(services, uniqueId, language);
      return render({ page, language, rated: name === 'invoice-rated-successfully' });
    },
    form: {
      mostBytes: 12_000,
      read: singleValues,
      receive: (address, sent) => rate(services, address, sent),
    },
  });

async function rate(
  services: Services,
  { language, uniqueId }: LinkAddress,
  sent: Record<string, string>,
): Promise<string> {
  const judged = invoicePapersContract.rate.input.safeParse({ ...sent, unique_id: uniqueId });
  const back = pathTo('web-invoice', language, { uniqueId });
  if (!judged.success) return back;
  try {
    await rateByLink(services, uniqueId, judged.data);
  } catch (error) {
    // Whoever rates twice, or what is not there, is told by the page itself.
    if (error instanceof AppError) return back;
    throw error;
  }
  return pathTo('invoice-rated-successfully', language, { uniqueId });
}
