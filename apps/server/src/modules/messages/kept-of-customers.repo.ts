import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';

export const keptByMessages: readonly KeptOfCustomer[] = [keptRows('messages'), keptRows('incoming_messages')];
