import { keptRows, type KeptOfCustomer } from '../../db/kept-of-customer';

export const keptByCustomerPackages: readonly KeptOfCustomer[] = [keptRows('customer_packages')];
