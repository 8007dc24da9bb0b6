import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';

export const keptByComplaints: readonly KeptOfCustomer[] = [keptRows('complaints')];
