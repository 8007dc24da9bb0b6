import { giftCardStates } from '@rawnaq/domain/gift-cards/gift-card.states';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import type { Bookkeeper } from '../ledger';

const lockCard = ({ tx, accountId }: Bookkeeper, by: 'used_invoice_id' | 'sold_invoice_id', invoiceId: number) =>
  tx
    .selectFrom('gift_cards')
    .select(['id', 'type', 'status', 'value', 'expires_on', 'expired_on'])
    .where('account_id', '=', accountId)
    .where(by, '=', invoiceId)
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst();

/** The card an invoice was paid or reduced with. */
export const lockCardUsedOn = (ctx: Bookkeeper, invoiceId: number) => lockCard(ctx, 'used_invoice_id', invoiceId);
export type UsedCard = NonNullable<Awaited<ReturnType<typeof lockCardUsedOn>>>;

/** The card an invoice has sold. */
export const lockCardSoldBy = (ctx: Bookkeeper, invoiceId: number) => lockCard(ctx, 'sold_invoice_id', invoiceId);

/** Its invoice is taken back: the card can be used again. */
export async function reviveCard({ tx, accountId }: Bookkeeper, id: number): Promise<void> {
  await tx
    .updateTable('gift_cards')
    .set({ status: giftCardStates.codes.active, used_invoice_id: null, used_at: null })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Its money was given back: it ends on that day, and there is nothing left to book when it would have run out. */
export async function endCard({ tx, accountId }: Bookkeeper, id: number, day: LocalDate): Promise<void> {
  await tx
    .updateTable('gift_cards')
    .set({ expired_on: day })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}
