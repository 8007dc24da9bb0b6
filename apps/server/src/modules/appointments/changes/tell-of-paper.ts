import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { sayAmount, type Currency, type Minor } from '@rawnaq/domain/kernel/money';
import { notificationsSetting } from '@rawnaq/domain/settings/notifications-setting';
import { queueSalonMessages } from '../../messages';
import { readSetting } from '../../settings';
import { noVisit, readVoice, salonMessage, type Teller } from './tell-customer';

type IssuedPaper = { id: number; unique_id: string };

/**
 * Gets ready to write to a customer about the paper she is about to get. What is asked is asked now, so that nobody
 * waits for it when the number is taken; what is answered writes the message, in the same transaction as the paper.
 */
export async function tellOfPaper(
  ctx: Teller,
  { customer_id, amount, currency }: { customer_id: number | null; amount: Minor; currency: Currency },
  template: 'invoice_issued' | 'deposit_received' = 'invoice_issued',
): Promise<(paper: IssuedPaper) => Promise<unknown>> {
  if (customer_id === null || !(await readSetting(ctx, notificationsSetting))[template].active)
    return () => Promise.resolve();
  const voice = await readVoice(ctx, [customer_id]);
  return ({ id, unique_id }) =>
    queueSalonMessages(
      ctx.tx,
      salonMessage(ctx.accountId, voice, template, {
        ...noVisit,
        customer_id,
        start_at: ctx.now.toISOString(),
        address: (language) => pathTo('web-invoice', language, { uniqueId: unique_id }),
        amount: (language) => sayAmount(amount, currency, language),
        invoice_id: id,
      }),
      ctx.now,
    );
}
