import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';

export const keptByDiscountCodes: readonly KeptOfCustomer[] = [keptRows('discount_code_uses')];
