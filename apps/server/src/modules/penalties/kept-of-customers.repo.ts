import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';

export const keptByPenalties: readonly KeptOfCustomer[] = [keptRows('penalties')];
