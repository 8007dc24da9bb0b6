import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';

export const keptByLoyalty: readonly KeptOfCustomer[] = [keptRows('loyalty_entries')];
