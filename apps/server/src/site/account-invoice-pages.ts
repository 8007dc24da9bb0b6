import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { openAccountLink } from '../modules/payment-links';
import { ACCOUNT_LINK_VISITS, loadAccountInvoice } from '../modules/platform-invoices';
import type { Services } from '../services';
import type { DrawnPage, PublicPages, SendPage } from './drawing/drawn-page';
import { linkPages } from './drawing/link-pages';

export type AccountInvoiceRenderer = (input: {
  invoice: unknown;
  language: Language;
  origin: string;
  noGateway: boolean;
}) => DrawnPage;

/** The public page of an account invoice, and the one button on it: pay. */
export const accountInvoicePages = (
  services: Services,
  render: AccountInvoiceRenderer,
  sendHidden: SendPage,
): PublicPages =>
  linkPages(services, sendHidden, {
    at: ['account-invoice'],
    visits: ACCOUNT_LINK_VISITS,
    draw: async ({ uniqueId, language, asked }) => {
      const invoice = await loadAccountInvoice(services, uniqueId);
      return render({ invoice, language, origin: services.config.publicUrl, noGateway: asked.has('unavailable') });
    },
    form: {
      mostBytes: 1_000,
      read: () => ({}),
      receive: ({ uniqueId, language }) => pay(services, uniqueId, language),
    },
  });

/** Leads on to the gateway. What is paid or cancelled meanwhile is told by the page itself. */
async function pay(services: Services, uniqueId: string, language: Language): Promise<string> {
  const back = pathTo('account-invoice', language, { uniqueId });
  try {
    return await openAccountLink(services, { unique_id: uniqueId, language, return_path: back });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'PAYMENTS_NOT_AVAILABLE' ? `${back}?unavailable=` : back;
  }
}
