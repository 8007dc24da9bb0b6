import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { isCurrency, sayAmount } from '@rawnaq/domain/kernel/money';
import type { MessageTemplate, TemplateValues } from '@rawnaq/domain/messages/message-templates';
import { sayDay } from '@rawnaq/domain/messages/salon-messages.rules';
import type { AccountInvoiceText } from '@rawnaq/domain/platform-invoices/account-invoice.notifications';
import { accountInvoiceNumber } from '@rawnaq/domain/platform-invoices/account-invoice.rules';
import type { accountInvoicesContract } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import type { Config } from '../../config';
import type { UseCase } from '../../http/bind-contract';
import type { Ctx } from '../../http/context';
import { audit } from '../audit';
import { findOwnerOf } from '../auth';
import type { Bookkeeper } from '../ledger';
import { queueMessage } from '../messages';
import { notify } from '../notifications';
import { findInvoice, findSubscriber, type HeldInvoice, type Place } from './account-invoices.repo';

type Channel = 'email' | 'whatsapp';
/** Whoever bills: the staff, a merchant that orders, a payment that came in, the clock. */
export type Biller = Bookkeeper & Pick<Ctx, 'services'>;

/** The public page of an invoice: to read, to print, to pay. */
export const linkOf = (config: Config, uniqueId: string, language: Language): string =>
  config.publicUrl + pathTo('account-invoice', language, { uniqueId });

/** Sends the link to the owner; an owner without an e-mail gets it by WhatsApp. Answers where it went. */
export async function sendInvoice(biller: Biller, id: number, channel: Channel): Promise<string> {
  const invoice = await findInvoice(biller, id);
  if (!invoice) throw new AppError('ACCOUNT_INVOICE_NOT_EXIST');
  const sent = await writeToOwner(biller, invoice, channel, 'account-invoice', (language) => ({
    number: accountInvoiceNumber(invoice),
    amount: sayTotal(invoice, language),
    date: sayDay(invoice.due_on, language),
    link: linkOf(biller.services.config, invoice.unique_id, language),
  }));
  if (sent === undefined) throw new AppError('ACCOUNT_NOBODY_TO_WRITE_TO', { field: 'channel' });
  return sent;
}

export const sendAgain: UseCase<(typeof accountInvoicesContract)['send']> = async (ctx, { id, channel }) => {
  const sent_to = await sendInvoice(ctx, id, channel);
  await audit(ctx, {
    action: 'account-invoices.send',
    entity: 'account_invoices',
    entity_id: id,
    after: { sent_to },
  });
  return { sent_to };
};

/** The receipt, and where the account was renewed its new last day. */
export async function thankMerchant(biller: Biller, invoice: HeldInvoice, renewedUntil: string | null): Promise<void> {
  const about = (language: Language) => ({
    number: accountInvoiceNumber(invoice),
    amount: sayTotal(invoice, language),
    link: linkOf(biller.services.config, invoice.unique_id, language),
  });
  if (renewedUntil === null) await writeToOwner(biller, invoice, 'email', 'account-invoice-paid', about);
  else
    await writeToOwner(biller, invoice, 'email', 'account-renewed', (language) => ({
      ...about(language),
      date: sayDay(renewedUntil, language),
    }));
}

/** A line in the staff's own menu. */
export const notifyOfInvoice = (place: Place, invoice: HeldInvoice, code: AccountInvoiceText): Promise<void> =>
  notify(place.tx, place.accountId, {
    type: 'account-invoices',
    code,
    values: {
      amount: { amount: invoice.total, currency: isCurrency(invoice.currency) ? invoice.currency : 'AED' },
      merchant: { en: invoice.english_name, ar: invoice.arabic_name },
      number: accountInvoiceNumber(invoice),
    },
    open: invoice.id,
  });

type Said<Name extends MessageTemplate> = Omit<TemplateValues<Name>, 'name' | 'salon'>;

async function writeToOwner<Name extends MessageTemplate>(
  { tx }: Biller,
  { tenant }: Pick<HeldInvoice, 'tenant'>,
  channel: Channel,
  template: Name,
  values: (language: Language) => Said<Name>,
): Promise<string | undefined> {
  const [account, owner] = [await findSubscriber(tx, tenant), await findOwnerOf(tx, tenant)];
  const wished = channel === 'email' ? owner?.email : owner?.mobile;
  const recipient = wished ?? owner?.email ?? owner?.mobile;
  if (!account || !owner || !recipient) return undefined;
  const language: Language = account.language === 'ar' ? 'ar' : 'en';
  const all = {
    name: owner.name,
    salon: language === 'ar' ? account.arabic_name : account.english_name,
    ...values(language),
  } as unknown as TemplateValues<Name>;
  await queueMessage(tx, {
    account_id: tenant,
    channel: recipient === owner.email ? 'email' : 'whatsapp',
    recipient,
    recipient_name: owner.name,
    language,
    template,
    values: all,
  });
  return recipient;
}

const sayTotal = ({ currency, total }: Pick<HeldInvoice, 'currency' | 'total'>, language: Language): string =>
  isCurrency(currency) ? sayAmount(total, currency, language) : String(total);
