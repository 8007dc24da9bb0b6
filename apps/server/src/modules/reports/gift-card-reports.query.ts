import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import type {
  activeGiftCardsReport,
  expiredGiftCardsReport,
  usedGiftCardsReport,
} from '@rawnaq/domain/reports/definitions/gift-card-reports';
import { sql, type AliasableExpression } from 'kysely';
import type { Ctx } from '../../http/context';
import { activeCards, expiredCards, usedCards } from '../gift-cards';
import { owedBy } from '../ledger';
import type { PagedServer, Whole } from './report-server';

export const activeGiftCardsServer: PagedServer<typeof activeGiftCardsReport> = {
  rows: (ctx) => activeCards(ctx),
  around: async (ctx, asked) => {
    const [figures, ledger] = await Promise.all([sumsOf(ctx, activeCards(ctx), asked), owedBy(ctx, 'gift_cards')]);
    return { figures: { ...figures, ledger }, whole: wholeOf(figures) };
  },
};

export const usedGiftCardsServer: PagedServer<typeof usedGiftCardsReport> = {
  rows: (ctx, { from, to }) => usedCards(ctx, from, to),
  around: async (ctx, asked) => {
    const figures = await sumsOf(ctx, usedCards(ctx, asked.from, asked.to), asked);
    return { figures, whole: wholeOf(figures) };
  },
};

export const expiredGiftCardsServer: PagedServer<typeof expiredGiftCardsReport> = {
  rows: (ctx, { from, to }) => expiredCards(ctx, from, to),
  around: async (ctx, asked) => {
    const figures = await sumsOf(ctx, expiredCards(ctx, asked.from, asked.to), asked);
    return { figures, whole: wholeOf(figures) };
  },
};

const wholeOf = ({ cards, paid, others }: Sums): Whole => ({ total: cards, sums: { value: paid + others } });

type Sums = { cards: number; paid: number; others: number };
type Narrowed = { filters: { type?: readonly string[] }; ids: { beneficiary_id?: number } };

/** Paid vouchers are money of customers; the others are discounts, whenever they are used. */
async function sumsOf({ tx }: Ctx, cards: AliasableExpression<unknown>, { filters, ids }: Narrowed): Promise<Sums> {
  const types = filters.type?.map(Number);
  const { rows } = await sql<Sums>`
    select count(*)::int as cards,
      coalesce(sum(value) filter (where type = ${giftCardTypes.codes.paid}), 0)::bigint as paid,
      coalesce(sum(value) filter (where type <> ${giftCardTypes.codes.paid}), 0)::bigint as others
    from ${cards.as('cards')}
    where ${types ? sql`type = any(${types}::int[])` : sql`true`}
      and ${ids.beneficiary_id === undefined ? sql`true` : sql`beneficiary_id = ${ids.beneficiary_id}`}`.execute(tx);
  return rows[0]!;
}
