import type { ErrorEntry } from '../kernel/app-error';

export const favouriteErrors = {
  FAVOURITES_FULL: {
    meaning: 'rule',
    en: 'You already have {most} favourites. Remove some first',
    ar: 'وصلت المفضلة إلى الحد الأقصى ({most})، احذف بعضها أولًا',
  },
} as const satisfies Record<string, ErrorEntry>;
