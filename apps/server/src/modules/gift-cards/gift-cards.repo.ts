import { randomInt } from 'node:crypto';
import type { GiftCardDesign } from '@rawnaq/domain/gift-cards/gift-card.rules';
import { giftCardStates } from '@rawnaq/domain/gift-cards/gift-card.states';
import { drawCode, readCode } from '@rawnaq/domain/kernel/text/one-time-code';
import type { Minor } from '@rawnaq/domain/kernel/money';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { sql } from 'kysely';
import type { Code } from '../../db/column-codes';
import { giftCardState } from '../../db/sql-codes';
import { newLinkId } from '../../infra/link-id';
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
function meantCard(text: string): { code: string; link: string | null } {
  const link = /web-gift-card\/([\w-]{16,64})/.exec(text)?.[1] ?? null;
  return { code: readCode(text), link };
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
    .where('expired_on', 'is', null)
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

export type NewGiftCard = {
  type: Code<'gift_cards.type'>;
  value: Minor;
  description?: string | null | undefined;
  design?: GiftCardDesign;
  logo_upload_id?: number | null;
  buyer_id?: number | null | undefined;
  beneficiary_id?: number | null | undefined;
  beneficiary_name?: string | null | undefined;
  expires_on?: LocalDate | null | undefined;
  sold_invoice_id?: number | null;
  points?: number | null;
  created_by: number | null;
};

export const insertGiftCard = ({ tx, accountId, now }: Bookkeeper, card: NewGiftCard) =>
  tx
    .insertInto('gift_cards')
    .values({
      account_id: accountId,
      unique_id: newLinkId(accountId),
      code: drawCode((below) => randomInt(below)),
      ...card,
      created_at: now.toISOString(),
    })
    .returning(['id', 'unique_id', 'code'])
    .executeTakeFirstOrThrow();

/** Cards whose last day has passed and that nobody has booked yet, held for the rest of the transaction. */
export const lockEndedCards = ({ tx, accountId }: Bookkeeper, today: LocalDate) =>
  tx
    .selectFrom('gift_cards')
    .select(['id', 'type', 'value'])
    .where('account_id', '=', accountId)
    .where('status', '=', giftCardState.active)
    .where('expired_on', 'is', null)
    .where('expires_on', '<', sql<string>`${today}::date`)
    .orderBy('id')
    .forUpdate()
    .execute();

export async function markCardsExpired(
  { tx, accountId }: Bookkeeper,
  ids: readonly number[],
  today: LocalDate,
): Promise<void> {
  await tx
    .updateTable('gift_cards')
    .set({ expired_on: today })
    .where('account_id', '=', accountId)
    .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
    .execute();
}

export const findCardToSend = ({ tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>, id: number) =>
  tx
    .selectFrom('gift_cards')
    .select(['id', 'unique_id', 'status', 'value', 'buyer_id', 'beneficiary_id', 'expires_on', 'expired_on'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();

/** All that the page of a card shows, and nothing besides. */
export const findShownCard = ({ tx, accountId }: Pick<Bookkeeper, 'tx' | 'accountId'>, uniqueId: string) =>
  tx
    .selectFrom('gift_cards as g')
    .innerJoin('accounts as a', 'a.id', 'g.account_id')
    .leftJoin('customers as b', (join) =>
      join.onRef('b.account_id', '=', 'g.account_id').onRef('b.id', '=', 'g.beneficiary_id'),
    )
    .leftJoin('customers as p', (join) =>
      join.onRef('p.account_id', '=', 'g.account_id').onRef('p.id', '=', 'g.buyer_id'),
    )
    .leftJoin('uploads as u', (join) =>
      join.onRef('u.account_id', '=', 'g.account_id').onRef('u.id', '=', 'g.logo_upload_id'),
    )
    .select([
      'g.code',
      'g.type',
      'g.value',
      'g.description',
      'g.design',
      'g.status',
      'g.expires_on',
      'g.expired_on',
      sql<string | null>`coalesce(b.name, g.beneficiary_name)`.as('beneficiary'),
      sql<boolean>`g.beneficiary_id is not null`.as('is_bound'),
      'p.name as buyer',
      'a.english_name',
      'a.arabic_name',
      'a.currency',
      'a.time_zone',
      'a.business_day_cut_off',
      'u.unique_id as logo',
      'u.file_name',
      'u.mime',
    ])
    .where('g.account_id', '=', accountId)
    .where('g.unique_id', '=', uniqueId)
    .executeTakeFirst();
