import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';

export const keptByWaitlist: readonly KeptOfCustomer[] = [keptRows('waitlist_entries')];
