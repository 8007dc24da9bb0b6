import { giftCardStates } from '@rawnaq/domain/gift-cards/gift-card.states';
import { sql } from 'kysely';
import type { Bookkeeper } from '../ledger';

const COLUMNS = [
  'id',
  'code',
  'type',
  'status',
  'value',
  'description',
  'beneficiary_id',
  'beneficiary_name',
  'expires_on',
  'expired_on',
] as const;

const cards = ({ tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>, meant: { code: string; link: string | null }) =>
  tx
    .selectFrom('gift_cards')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where((is) => (meant.link === null ? is('code', '=', meant.code) : is('unique_id', '=', meant.link)));
export type GiftCardRow = NonNullable<Awaited<ReturnType<typeof findGiftCard>>>;

/** What was typed, or scanned from the card: its code, or the address its QR holds. */
export function meantCard(text: string): { code: string; link: string | null } {
  const link = /web-gift-card\/([\w-]{16,64})/.exec(text)?.[1] ?? null;
  return { code: text.replaceAll(/[\s-]/g, '').toUpperCase(), link };
}

export const findGiftCard = (ctx: Pick<Bookkeeper, 'tx' | 'accountId'>, text: string) =>
  cards(ctx, meantCard(text)).executeTakeFirst();

/** Held for the rest of the transaction: a card is used once. */
export const lockGiftCard = (ctx: Bookkeeper, text: string) =>
  cards(ctx, meantCard(text)).forUpdate().executeTakeFirst();

export const cardsOfCustomer = (ctx: Pick<Bookkeeper, 'tx' | 'accountId'>, customerId: number, today: string) =>
  ctx.tx
    .selectFrom('gift_cards')
    .select(COLUMNS)
    .where('account_id', '=', ctx.accountId)
    .where('beneficiary_id', '=', customerId)
    .where('status', '=', giftCardStates.codes.active)
    .where((is) => is.or([is('expires_on', 'is', null), is('expires_on', '>=', sql<string>`${today}::date`)]))
    .orderBy('id')
    .execute();

export async function markCardUsed({ tx, accountId, now }: Bookkeeper, id: number, invoiceId: number): Promise<void> {
  await tx
    .updateTable('gift_cards')
    .set({ status: giftCardStates.codes.used, used_invoice_id: invoiceId, used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}
