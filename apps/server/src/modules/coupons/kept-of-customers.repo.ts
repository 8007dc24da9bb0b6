import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';

export const keptByCoupons: readonly KeptOfCustomer[] = [keptRows('coupons')];
