import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';

export const keptByTill: readonly KeptOfCustomer[] = [keptRows('held_bills')];
