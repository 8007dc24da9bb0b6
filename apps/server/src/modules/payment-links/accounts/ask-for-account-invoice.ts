import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { isCurrency } from '@rawnaq/domain/kernel/money';
import { paymentLinkStates } from '@rawnaq/domain/payment-links/payment-link.states';
import type { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { accountInvoiceStates } from '@rawnaq/domain/platform-invoices/account-invoice.states';
import type { UseCase } from '../../../http/bind-contract';
import { asAccount, PLATFORM_ACCOUNT, type Services } from '../../../services';
import { auditBySystem } from '../../audit';
import { findByLink, lockInvoice, offers, readSeller } from '../../platform-invoices';
import { shutLink } from '../close-payment-link';
import { gatewayOf } from '../gateway-of';
import { newReference, payPath } from '../link-address';
import { insertLink, lockOpenLinkOfAccountInvoice } from '../payment-links.repo';

const { expired, cancelled } = paymentLinkStates.codes;
const WEEK_MS = 7 * 86_400_000;

type Asked = {
  unique_id: string;
  language: Language;
  return_path: string;
  /** Only invoices of this merchant; whoever holds the public link needs none. */ tenant?: number;
};

/**
 * Where a merchant pays an account invoice: our own address, which leads on to the platform's gateway. The invoice is
 * held, so that two clicks and two tabs get the same one.
 */
export const openAccountLink = (services: Services, { unique_id, language, return_path, tenant }: Asked) =>
  asAccount(services, PLATFORM_ACCOUNT, async (tx) => {
    const now = services.clock();
    const place = { tx, accountId: PLATFORM_ACCOUNT };
    const found = await findByLink(place, unique_id);
    if (!found || (tenant !== undefined && found.tenant !== tenant)) throw new AppError('ACCOUNT_INVOICE_NOT_EXIST');
    const gateway = offers(await readSeller(place), 'payment_link') ? await gatewayOf(place, services) : undefined;
    if (!gateway || !isCurrency(found.currency) || !gateway.currencies.includes(found.currency))
      throw new AppError('PAYMENTS_NOT_AVAILABLE');
    const invoice = await lockInvoice(place, found.id);
    if (invoice?.status !== accountInvoiceStates.codes.issued) throw new AppError('ACCOUNT_INVOICE_NOT_OPEN');
    const open = await lockOpenLinkOfAccountInvoice(place, invoice.id);
    const isOver = open !== undefined && new Date(open.expires_at) <= now;
    if (open && !isOver && open.provider === gateway.name && open.return_path === return_path)
      return payPath(open.reference);
    if (open) await shutLink(place, open, isOver ? expired : cancelled, now);
    const reference = newReference(PLATFORM_ACCOUNT);
    const id = await insertLink(place, {
      reference,
      account_invoice_id: invoice.id,
      provider: gateway.name,
      amount: invoice.total,
      currency: found.currency,
      language,
      return_path,
      expires_at: new Date(now.getTime() + WEEK_MS).toISOString(),
      created_at: now.toISOString(),
    });
    await auditBySystem(tx, now, {
      action: 'payment-links.add',
      entity: 'payment_links',
      entity_id: id,
      account_id: PLATFORM_ACCOUNT,
      after: { account_invoice_id: invoice.id, amount: invoice.total, provider: gateway.name },
    });
    return payPath(reference);
  });

/** From the merchant's own settings, and back to them. */
export const payAccountInvoice: UseCase<(typeof paymentLinksContract)['pay_account_invoice']> = async (
  { services, accountId, language },
  { unique_id },
) => {
  const return_path = pathTo('merchant-setting-general-setting-account-invoice', language, { uniqueId: unique_id });
  return { path: await openAccountLink(services, { unique_id, language, return_path, tenant: accountId }) };
};
