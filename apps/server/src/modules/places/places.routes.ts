import { citiesList, countriesList, placesContract } from '@rawnaq/domain/places/places.contract';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { cityRows, countryRows, offeredCities, offeredCountries } from './places.repo';
import { editCountry, saveCity } from './save-place';

const countries = listUseCases(countriesList, countryRows, {
  search: ['english_name', 'arabic_name', 'iso2', 'calling_code'],
});
const cities = listUseCases(citiesList, cityRows, { search: ['english_name', 'arabic_name'] });

const useCases: UseCases<typeof placesContract> = {
  countries: countries.page,
  export_countries: countries.file,
  cities: cities.page,
  export_cities: cities.file,
  edit_country: editCountry,
  save_city: saveCity,
  offered: async (ctx) => ({ countries: await offeredCountries(ctx.tx), cities: await offeredCities(ctx.tx) }),
};

export const placesRoutes = { contract: placesContract, useCases };
