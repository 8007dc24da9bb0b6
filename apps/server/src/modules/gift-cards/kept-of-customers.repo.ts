import type { KeptOfCustomer } from '../../db/kept-of-customer';

const kept = (column: 'buyer_id' | 'beneficiary_id'): KeptOfCustomer => ({
  column: `gift_cards.${column}`,
  move: async (tx, accountId, from, to) => {
    await tx
      .updateTable('gift_cards')
      .set({ [column]: to })
      .where('account_id', '=', accountId)
      .where(column, '=', from)
      .execute();
  },
});

export const keptByGiftCards: readonly KeptOfCustomer[] = [kept('buyer_id'), kept('beneficiary_id')];
