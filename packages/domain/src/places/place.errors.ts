import type { ErrorEntry } from '../kernel/app-error';

export const placeErrors = {
  CITY_EXISTS: {
    meaning: 'invalid',
    en: 'This country already has a city with this name',
    ar: 'توجد مدينة بهذا الاسم في هذه الدولة',
  },
} as const satisfies Record<string, ErrorEntry>;
