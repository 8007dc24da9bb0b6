import { goesBackByPiece, shareBack } from '@rawnaq/domain/credit-notes/credit-note.rules';
import { giftCardStates } from '@rawnaq/domain/gift-cards/gift-card.states';
import { invoiceLineKinds } from '@rawnaq/domain/invoices/invoice-line.states';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { sumMinor, type Minor } from '@rawnaq/domain/kernel/money';
import { nameOf } from '@rawnaq/domain/kernel/state-machine';
import type { LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { postStockSettled } from '@rawnaq/domain/ledger/post-customer-money';
import { stockOperations } from '@rawnaq/domain/stock/stock.states';
import { releaseCoupon } from '../coupons';
import { lockPurse, type PurseRow } from '../customer-money';
import { giveUseBack, lockPackagesOf, takePackageBack, type HeldPackage } from '../customer-packages';
import { returnCodeUse } from '../discount-codes';
import { endCard, lockCardSoldBy, lockCardUsedOn, reviveCard, type UsedCard } from '../gift-cards';
import type { CorrectedInvoice, CorrectedLine } from '../invoices';
import type { Bookkeeper, Posted } from '../ledger';
import { returnPoints } from '../loyalty';
import { lockStocks, moveStock, putPieces } from '../stock';

/** A line that is taken back: how many pieces of it now, and how many before. */
export type ReturnedLine = { line: CorrectedLine; quantity: number; before: number };

/** What an invoice had moved besides money, and what of it goes back; held until it is written. */
export type Returns = {
  purse: PurseRow | null;
  lines: readonly {
    line: CorrectedLine;
    /** Goods that are on the shelf again, and what they are worth. */
    pieces: number;
    cost: Minor;
    /** Packages nobody has used. */
    packages: readonly HeldPackage[];
    /** The package a use goes back to. */
    usedOf: HeldPackage | null;
  }[];
  /** The card the invoice was paid or reduced with, where nothing of the invoice is left. */
  card: UsedCard | null;
  soldCard: UsedCard | null;
  /** Stock that was never counted before, and the cost of what was sold before it was there. */
  posted: Posted[];
  moves: ReturnType<typeof putPieces>['moves'];
};

type Asked = {
  invoice: CorrectedInvoice;
  lines: readonly ReturnedLine[];
  /** Nothing of the invoice is left. */
  wholly: boolean;
  restock: boolean;
  day: LocalDate;
};

/**
 * Holds everything that goes back, in the order in which a sale holds it (purse, packages, card, stock), and refuses
 * what
 * can't. The invoice is locked already.
 */
export async function holdReturns(ctx: Bookkeeper, { invoice, lines, wholly, restock, day }: Asked): Promise<Returns> {
  const purse = invoice.customer_id === null ? null : await lockPurse(ctx, invoice.customer_id);
  const taken = lines.filter(({ quantity }) => quantity > 0);
  const usedIds = taken.flatMap(({ line }) => (isKind(line, 'package_use') ? (line.customer_package_id ?? []) : []));
  const touchesPackages = taken.some(({ line }) => isKind(line, 'package')) || usedIds.length > 0;
  const packages = touchesPackages ? await lockPackagesOf(ctx, invoice.id, usedIds) : [];
  const card = wholly ? await lockCardUsedOn(ctx, invoice.id) : undefined;
  const soldCard = taken.some(({ line }) => isKind(line, 'gift_card'))
    ? await lockCardSoldBy(ctx, invoice.id)
    : undefined;
  if (soldCard?.status === giftCardStates.codes.used) throw new AppError('GIFT_CARD_USED');
  if (soldCard && soldCard.expired_on !== null) throw new AppError('GIFT_CARD_EXPIRED');
  const goods = restock ? taken.flatMap(({ line }) => (isKind(line, 'product') ? line.product_id! : [])) : [];
  const { stocks, opened } = await lockStocks(ctx, goods, day);
  const back = lines.map(({ line, quantity, before }) => ({
    line,
    ...(restock && isKind(line, 'product')
      ? { pieces: quantity, cost: shareBack(line.cost, { taken: before, of: line.quantity }, quantity) }
      : { pieces: 0, cost: 0 }),
    packages: isKind(line, 'package') ? unusedOf(packages, invoice.id, line.position, quantity) : [],
    usedOf: isKind(line, 'package_use') && quantity > 0 ? usedPackage(packages, line) : null,
  }));
  const { moves, settled } = putPieces(stocks, back.flatMap(piecesOf));
  return {
    purse,
    lines: back,
    card: card ?? null,
    soldCard: soldCard ?? null,
    posted: [...opened, { journal: postStockSettled(settled) }],
    moves,
  };
}

/** Goods come back at the cost the sale took. */
const piecesOf = ({ line, pieces, cost }: { line: CorrectedLine; pieces: number; cost: Minor }) =>
  pieces > 0
    ? [
        {
          product_id: line.product_id!,
          quantity: pieces,
          worth: cost,
          operation: stockOperations.codes.billing,
        },
      ]
    : [];

/** What of a package sold or used goes back, without VAT. */
export const packageValueOf = ({ packages, usedOf, line }: Returns['lines'][number]): Minor =>
  usedOf ? line.package_value : sumMinor(packages.map(({ value }) => value));

export const isKind = (line: Pick<CorrectedLine, 'kind'>, kind: keyof typeof invoiceLineKinds.codes): boolean =>
  line.kind === invoiceLineKinds.codes[kind];

export const isByPiece = (line: Pick<CorrectedLine, 'kind'>): boolean =>
  goesBackByPiece(nameOf(invoiceLineKinds, line.kind));

function unusedOf(
  packages: readonly HeldPackage[],
  invoiceId: number,
  position: number,
  quantity: number,
): HeldPackage[] {
  const unused = packages.filter(
    (one) =>
      one.invoice_id === invoiceId &&
      one.position === position &&
      one.returned_at === null &&
      one.expired_on === null &&
      one.uses_left === one.uses_total,
  );
  if (unused.length < quantity) throw new AppError('PACKAGE_ALREADY_USED');
  return unused.slice(0, quantity);
}

/** What has run out was booked as income already. */
function usedPackage(packages: readonly HeldPackage[], line: CorrectedLine): HeldPackage {
  const used = packages.find(({ id }) => id === line.customer_package_id);
  if (!used || used.expired_on !== null || used.returned_at !== null) throw new AppError('PACKAGE_EXPIRED');
  return used;
}

type Written = {
  invoice: CorrectedInvoice;
  /** The paper that takes it back: a note, or the invoice itself when it is cancelled. */
  by: number;
  points: number;
  /** Whether the card of the invoice can be used again. */
  revivesCard: boolean;
  wholly: boolean;
  day: LocalDate;
  created_by: number;
};

/** Stock, packages, cards, codes and points are as if the taken part had never been sold. */
export async function writeReturns(
  ctx: Bookkeeper,
  { lines, card, soldCard, moves }: Returns,
  { invoice, by, points, revivesCard, wholly, day, created_by }: Written,
): Promise<void> {
  await Promise.all([
    moveStock(
      ctx,
      moves.map((move) => ({ ...move, invoice_id: by, day, created_by })),
    ),
    ...lines.flatMap(({ packages }) => packages.map(({ id }) => takePackageBack(ctx, id))),
    ...lines.flatMap(({ line, usedOf }) =>
      usedOf
        ? [
            giveUseBack(ctx, {
              id: usedOf.id,
              type: usedOf.type,
              service_id: line.service_id!,
              value: line.package_value,
            }),
          ]
        : [],
    ),
    soldCard && endCard(ctx, soldCard.id, day),
    card && revivesCard && reviveCard(ctx, card.id),
    wholly && invoice.discount_code_id !== null && returnCodeUse(ctx, invoice.id),
    wholly && invoice.coupon_id !== null && releaseCoupon(ctx, invoice.coupon_id, invoice.id),
    invoice.customer_id !== null &&
      returnPoints(ctx, {
        customer_id: invoice.customer_id,
        points,
        invoice_id: by,
        earned_by: invoice.id,
        day,
        created_by,
      }),
  ]);
}
