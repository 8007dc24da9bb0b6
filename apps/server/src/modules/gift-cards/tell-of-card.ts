import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { sayAmount, type Currency, type Minor } from '@rawnaq/domain/kernel/money';
import { noVisit, readVoice, salonMessage, type Teller } from '../appointments';
import { queueSalonMessages } from '../messages';

type Card = {
  unique_id: string;
  value: Minor;
  currency: Currency;
  buyer_id?: number | null | undefined;
  beneficiary_id?: number | null | undefined;
  sold_invoice_id?: number | null;
};

/**
 * The card itself, as a link, in the same transaction as the card. Its buyer gets it and passes it on, because it may
 * be a surprise; a card nobody bought goes to whom it is for.
 */
export async function tellOfCard(ctx: Teller, card: Card): Promise<void> {
  const customer_id = card.buyer_id ?? card.beneficiary_id ?? null;
  if (customer_id === null) return;
  const voice = await readVoice(ctx, [customer_id]);
  await queueSalonMessages(
    ctx.tx,
    salonMessage(ctx.accountId, voice, 'gift_card', {
      ...noVisit,
      customer_id,
      start_at: ctx.now.toISOString(),
      address: (language) => pathTo('web-gift-card', language, { uniqueId: card.unique_id }),
      amount: (language) => sayAmount(card.value, card.currency, language),
      ...(card.sold_invoice_id && { invoice_id: card.sold_invoice_id }),
    }),
    ctx.now,
  );
}
