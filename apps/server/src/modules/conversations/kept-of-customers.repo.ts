import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';

export const keptByConversations: readonly KeptOfCustomer[] = [keptRows('conversations')];
