import { row } from '../kernel/address-rows';
import { stayAddresses } from '../property-stays/stay-addresses';
import { bannerAddresses } from '../property-banners/banner-addresses';

/** The door of people who let places or keep favourites: they come in by their mobile number, new or not. */
export const hostAddresses = {
  ...bannerAddresses,
  'merchant-stays-sign-in': row('merchant-open', '/merchant/stays-sign-in', 'public'),
  ...stayAddresses,
};
