import { AppError } from '@rawnaq/domain/kernel/app-error';
import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { offersContract, offersList } from '@rawnaq/domain/offers/offers.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { addOffer } from './add-offer';
import { editOffer } from './edit-offer';
import { findOffer, offerRows, servicesOfOffer } from './offers.repo';
import { setOfferStatus } from './set-offer-status';

const list = listUseCases(offersList, offerRows, { search: ['search_key'], fold: toSearchKey });

const useCases: UseCases<typeof offersContract> = {
  get_records: list.page,
  export: list.file,
  get_record: async (ctx, { id }) => {
    const record = await findOffer(ctx, id);
    if (!record) throw new AppError('OFFER_NOT_EXIST');
    return { record: { ...record, services: await servicesOfOffer(ctx, id) } };
  },
  add: addOffer,
  edit: editOffer,
  set_status: setOfferStatus,
};

export const offersRoutes = { contract: offersContract, useCases };
