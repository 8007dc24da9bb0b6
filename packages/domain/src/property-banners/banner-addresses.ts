import { manager } from '../kernel/address-rows';

/** The client's list does not have it: what is announced above the search of places to stay. */
export const bannerAddresses = {
  'manager-stays-banners': manager('/stays/banners', 'platform-checks.banners'),
};
