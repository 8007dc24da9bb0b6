import type { ErrorEntry } from '../kernel/app-error';

export const favouriteErrors = {
  FAVOURITES_FULL: {
    meaning: 'rule',
    en: 'You keep {most} favourites already. Remove some first',
    ar: 'لديك {most} مفضلة بالفعل، احذف بعضها أولًا',
  },
} as const satisfies Record<string, ErrorEntry>;
