import { geoContract } from '@rawnaq/domain/geo/geo.contract';
import { countryOf, countryOfTimeZone } from '@rawnaq/domain/kernel/places/countries';
import type { UseCases } from '../../http/bind-contract';

const HOME = 'AE';

/**
 * Country header of the delivery network, then the browser's time zone, then the Emirates. No visitor's address leaves
 * the house.
 */
const useCases: UseCases<typeof geoContract> = {
  lookup: async (_ctx, input, { request }) => {
    const header = request.headers['cf-ipcountry'] ?? request.headers['x-country-code'];
    const country =
      (typeof header === 'string' ? countryOf(header.toUpperCase()) : undefined) ??
      (input.time_zone ? countryOfTimeZone(input.time_zone) : undefined) ??
      countryOf(HOME)!;
    return { country_code: country.iso2, country_calling_code: `+${country.calling_code}` };
  },
};

export const geoRoutes = { contract: geoContract, useCases };
