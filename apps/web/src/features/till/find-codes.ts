import { giftCardTypes } from '@rawnaq/domain/gift-cards/gift-card.states';
import { nameOf } from '@rawnaq/domain/kernel/state-machine';
import { tillContract, type FoundCode, type FoundGiftCard } from '@rawnaq/domain/till/till.contract';
import { call, isApiFailure } from '../../lib/api-client';
import type { DraftCard, DraftChange, DraftCode, TillDraft } from './draft/till-draft';

export const toDraftCode = ({ code, percent, amount, category, services, products }: FoundCode): DraftCode => ({
  code,
  reduction: percent === null ? { amount: amount ?? 0 } : { percent },
  category,
  services,
  products,
});

export const toDraftCard = ({ code, type, value }: FoundGiftCard): DraftCard => ({
  code,
  type: nameOf(giftCardTypes, type),
  value,
});

type Change = (change: DraftChange) => void;

/** Each answers with the server's sentence when the code can't be used. */
export const lookUpCode = (code: string, draft: TillDraft, change: Change): Promise<string | undefined> =>
  refusalOf(async () => {
    const found = await call(tillContract.find_code, { code, ...customerOf(draft) });
    change({ do: 'use-code', code: toDraftCode(found) });
  });

export const lookUpCard = (gift_card: string, draft: TillDraft, change: Change): Promise<string | undefined> =>
  refusalOf(async () => {
    const found = await call(tillContract.find_gift_card, { gift_card, ...customerOf(draft) });
    change({ do: 'use-card', card: toDraftCard(found) });
  });

const customerOf = ({ customer }: TillDraft) => (customer ? { customer_id: customer.id } : {});

async function refusalOf(ask: () => Promise<void>): Promise<string | undefined> {
  try {
    await ask();
    return undefined;
  } catch (error) {
    if (!isApiFailure(error)) throw error;
    return Object.values(error.errors)[0]?.[0] ?? error.message;
  }
}
