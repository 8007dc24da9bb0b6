import { z } from 'zod';
import { endpoint } from '../kernel/contract';
import { gulfChoices, gulfCountries } from '../kernel/places/countries';
import { arabicText, englishText, codeOf } from '../kernel/input/fields';
import { defineList } from '../kernel/list';
import { recordStates } from '../kernel/record-status.states';

const id = z.number().int().min(1).max(2_000_000_000);
const done = z.object({ done: z.literal(true) });
const states = [
  { value: 1, label: { en: 'Active', ar: 'نشطة' }, tone: 'success', normal: true },
  { value: 0, label: { en: 'Disabled', ar: 'موقوفة' }, tone: 'neutral' },
] as const;
const statusColumn = { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'badge', choices: states } as const;
const statusFilter = { key: 'status', label: { en: 'Status', ar: 'الحالة' }, kind: 'choice', choices: states } as const;
const english = {
  key: 'english_name',
  label: { en: 'English name', ar: 'الاسم بالإنجليزية' },
  kind: 'text',
  sortable: true,
} as const;
const arabic = {
  key: 'arabic_name',
  label: { en: 'Arabic name', ar: 'الاسم بالعربية' },
  kind: 'text',
  sortable: true,
} as const;
const position = { key: 'position', label: { en: 'Order', ar: 'الترتيب' }, kind: 'number', sortable: true } as const;
const byPosition = { key: 'position', descending: false } as const;
const shared = { areas: ['manager'] as ['manager'], access: 'platform-settings.view' as const };

const country = z.object({
  id: z.number().int(),
  iso2: z.string(),
  english_name: z.string(),
  arabic_name: z.string(),
  calling_code: z.string(),
  position: z.number().int(),
  status: codeOf(recordStates),
});
export type CountryRow = z.output<typeof country>;
export const countriesList = defineList({
  ...shared,
  path: 'platform_setting/countries',
  title: { en: 'Countries', ar: 'الدول' },
  record: country,
  columns: [
    english,
    arabic,
    { key: 'iso2', label: { en: 'Code', ar: 'الرمز' }, kind: 'code' },
    { key: 'calling_code', label: { en: 'Calling code', ar: 'مفتاح الاتصال' }, kind: 'code' },
    position,
    statusColumn,
  ],
  filters: [statusFilter],
  defaultSort: byPosition,
});

const city = z.object({
  id: z.number().int(),
  country: z.string(),
  english_name: z.string(),
  arabic_name: z.string(),
  position: z.number().int(),
  status: codeOf(recordStates),
});
export type CityRow = z.output<typeof city>;
export const citiesList = defineList({
  ...shared,
  path: 'platform_setting/cities',
  title: { en: 'Cities', ar: 'المدن' },
  record: city,
  columns: [
    english,
    arabic,
    { key: 'country', label: { en: 'Country', ar: 'الدولة' }, kind: 'badge', choices: gulfChoices },
    position,
    statusColumn,
  ],
  filters: [
    { key: 'country', label: { en: 'Country', ar: 'الدولة' }, kind: 'choice', choices: gulfChoices },
    statusFilter,
  ],
  defaultSort: byPosition,
});

const names = {
  english_name: englishText({ en: 'English name', ar: 'الاسم بالإنجليزية' }, 80),
  arabic_name: arabicText({ en: 'Arabic name', ar: 'الاسم بالعربية' }, 80),
};
const placement = { position: z.number().int().min(1).max(9999), status: codeOf(recordStates) };
export const editCountryInput = z.object({ id, ...names, ...placement });
export const saveCityInput = z.object({
  id: id.optional(),
  country: z.enum(gulfCountries.map((one) => one.iso2) as [string, ...string[]]),
  ...names,
  ...placement,
});

export const placesContract = {
  countries: countriesList.endpoints.get_records,
  export_countries: countriesList.endpoints.export,
  cities: citiesList.endpoints.get_records,
  export_cities: citiesList.endpoints.export,
  edit_country: endpoint({
    areas: ['manager'],
    method: 'POST',
    path: 'platform_setting/countries/edit',
    access: 'platform-settings.edit',
    summary: 'Names, order and whether a country is offered',
    input: editCountryInput,
    output: done,
    errors: ['NOT_FOUND'],
  }),
  save_city: endpoint({
    areas: ['manager'],
    method: 'POST',
    path: 'platform_setting/cities/save',
    access: 'platform-settings.edit',
    summary: 'Add or change a city',
    input: saveCityInput,
    output: done,
    errors: ['NOT_FOUND', 'CITY_EXISTS'],
  }),
  offered: endpoint({
    areas: ['public'],
    method: 'GET',
    path: 'places',
    access: 'public',
    summary: 'Countries and cities offered in forms, in their order',
    input: z.object({}),
    output: z.object({
      countries: z.array(
        country.pick({ id: true, iso2: true, english_name: true, arabic_name: true, calling_code: true }),
      ),
      cities: z.array(city.pick({ id: true, country: true, english_name: true, arabic_name: true })),
    }),
    errors: [],
  }),
};
