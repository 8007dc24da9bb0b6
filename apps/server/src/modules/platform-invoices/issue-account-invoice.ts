import { AppError } from '@rawnaq/domain/kernel/app-error';
import { addDays } from '@rawnaq/domain/kernel/time/local-date';
import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import { postAccountInvoice } from '@rawnaq/domain/ledger/post-account-invoice';
import {
  accountInvoiceNumber,
  accountVatRate,
  mayBeBilled,
  planOf,
  reckonAccountInvoice,
  renewal,
  type OrderedLine,
} from '@rawnaq/domain/platform-invoices/account-invoice.rules';
import type { accountInvoicesContract } from '@rawnaq/domain/platform-invoices/account-invoices.contract';
import { accountItems, isTier } from '@rawnaq/domain/platform-invoices/account-items.states';
import type { UseCase } from '../../http/bind-contract';
import { sessionOf } from '../../http/context';
import { newLinkId } from '../../infra/link-id';
import { audit } from '../audit';
import { entriesOf, post, type Bookkeeper } from '../ledger';
import { findPackage } from '../message-lines';
import { findSubscriber, insertInvoice, takeNumber, type Subscriber } from './account-invoices.repo';
import { pricesIn } from './prices.repo';
import { readBuyer, readSeller } from './seller';
import { sendInvoice } from './tell-merchant';
import { worthOf } from './renew-account';

type Order = {
  tenant: number;
  lines: readonly OrderedLine[];
  due_on?: string | undefined;
  note?: string | undefined;
  created_by: number | null;
};
type Issued = { id: number; unique_id: string; number: string; total: number; account: Subscriber };

/**
 * A numbered account invoice in the platform's books. The number is taken late and the books come last, so that whoever
 * issues at the same time waits only for that.
 */
export async function issueAccountInvoice(keeper: Bookkeeper, order: Order): Promise<Issued> {
  const { tx, now } = keeper;
  const account = await findSubscriber(tx, order.tenant);
  if (!account) throw new AppError('NOT_FOUND', { field: 'tenant' });
  if (!mayBeBilled(account.status)) throw new AppError('ACCOUNT_NOT_BILLED', { field: 'tenant' });
  if (order.lines.filter(({ item }) => isTier(item)).length > 1)
    throw new AppError('ACCOUNT_INVOICE_ONE_PACKAGE', { field: 'lines' });
  const [seller, buyer] = await Promise.all([readSeller(keeper), readBuyer(keeper, account)]);
  const day = todayIn(now, seller.time_zone);
  const due_on = order.due_on ?? addDays(day, seller.due_days);
  if (due_on < day) throw new AppError('ACCOUNT_DUE_TOO_EARLY', { field: 'due_on' });
  const vat_rate = accountVatRate({ ...seller, country: seller.facts.country }, account.country);
  const { lines, subtotal, vat, total } = reckonAccountInvoice(await withPackages(keeper, order.lines), vat_rate);
  if (total < 1) throw new AppError('ACCOUNT_INVOICE_EMPTY', { field: 'lines' });
  const plan = planOf(lines);
  const covers =
    plan &&
    renewal(
      account,
      plan,
      todayIn(now, account.time_zone),
      worthOf(await pricesIn(tx, account.country), account.tier, plan.tier),
    );
  const year = Number(day.slice(0, 4));
  const unique_id = newLinkId(keeper.accountId);
  const number = await takeNumber(keeper, year);
  const id = await insertInvoice(
    keeper,
    {
      unique_id,
      year,
      number,
      tenant: account.id,
      day,
      due_on,
      currency: seller.currency,
      seller: seller.facts,
      buyer,
      vat_rate,
      subtotal,
      vat,
      total,
      tier: plan?.tier ?? null,
      months: plan?.months ?? null,
      covers_from: covers?.from ?? null,
      covers_to: covers?.until ?? null,
      note: order.note ?? null,
      issued_at: now.toISOString(),
      created_by: order.created_by,
    },
    lines,
  );
  const journal = postAccountInvoice({ net: subtotal, vat, rate: vat_rate });
  await post(keeper, entriesOf([{ journal, account_invoice_id: id }], { day, created_by: order.created_by }));
  return { id, unique_id, number: accountInvoiceNumber({ year, number }), total, account };
}

/** What a WhatsApp package is and is called stands on the invoice as it was sold. */
const withPackages = ({ tx }: Bookkeeper, lines: readonly OrderedLine[]): Promise<OrderedLine[]> =>
  Promise.all(
    lines.map(async (line, index) => {
      if (line.item !== accountItems.codes.whatsapp || !line.package_id) return line;
      const sold = await findPackage(tx, line.package_id);
      if (!sold) throw new AppError('NOT_FOUND', { field: `lines.${index}.package_id` });
      const { months, messages } = sold;
      return {
        ...line,
        period: null,
        english_name: line.english_name || sold.english_name,
        arabic_name: line.arabic_name || sold.arabic_name,
        months,
        messages,
      };
    }),
  );

export const issueInvoice: UseCase<(typeof accountInvoicesContract)['issue']> = async (ctx, { channel, ...order }) => {
  const { id, unique_id, number, total } = await issueAccountInvoice(ctx, {
    ...order,
    created_by: sessionOf(ctx).user.id,
  });
  await audit(ctx, {
    action: 'account-invoices.issue',
    entity: 'account_invoices',
    entity_id: id,
    after: { number, total },
  });
  if (channel) await sendInvoice(ctx, id, channel);
  return { id, unique_id, number };
};
