import type { giftCardsContract } from '@rawnaq/domain/gift-cards/gift-cards.contract';
import type { UseCase } from '../../http/bind-contract';
import { readSellingSalon } from '../invoices';
import { urlOfUpload } from '../uploads';

export const getOptions: UseCase<(typeof giftCardsContract)['options']> = async (ctx) => {
  const { day, currency, accounting, seller } = await readSellingSalon(ctx);
  return {
    today: day,
    currency,
    methods: accounting.payment_methods,
    english_name: seller.english_name,
    arabic_name: seller.arabic_name,
    logo_url: await urlOfUpload(ctx, seller.logo_upload_id),
  };
};
