import { couponBatchesList, couponsContract, couponsList } from '@rawnaq/domain/coupons/coupons.contract';
import { AppError } from '@rawnaq/domain/kernel/app-error';
import { readCode } from '@rawnaq/domain/kernel/text/one-time-code';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { readSellingSalon } from '../invoices';
import { statusUseCase } from '../records';
import { urlOfUpload } from '../uploads';
import { addCoupons } from './add-coupons';
import { batchRows, couponRows, findBatch, freeCodes, lockBatch, updateBatchStatus } from './coupon-batches.repo';
import { sendCoupon } from './send-coupon';

const batches = listUseCases(couponBatchesList, batchRows, { search: ['english_name', 'arabic_name'] });
const codes = listUseCases(couponsList, couponRows, { search: ['code'], fold: readCode });

const useCases: UseCases<typeof couponsContract> = {
  get_records: batches.page,
  export: batches.file,
  get_codes: codes.page,
  export_codes: codes.file,
  get_record: async (ctx, { id }) => {
    const record = await findBatch(ctx, id);
    if (!record) throw new AppError('NOT_FOUND');
    const [{ seller }, free] = await Promise.all([readSellingSalon(ctx), freeCodes(ctx, id)]);
    const { english_name, arabic_name, logo_upload_id } = seller;
    return {
      record,
      codes: free,
      salon: { english_name, arabic_name, logo_url: await urlOfUpload(ctx, logo_upload_id) },
    };
  },
  add: addCoupons,
  set_status: statusUseCase({
    entity: 'coupon_batches',
    action: 'coupons.set-status',
    lock: lockBatch,
    update: updateBatchStatus,
  }),
  send: sendCoupon,
};

export const couponsRoutes = { contract: couponsContract, useCases };
