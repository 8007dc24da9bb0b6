import { categoriesContract } from '@rawnaq/domain/services/categories.contract';
import { servicesContract, type servicesList } from '@rawnaq/domain/services/services.contract';
import type { categoriesList } from '@rawnaq/domain/services/categories.contract';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { useLanguage } from '../../lib/language/i18n';
import { useRead } from '../../lib/query';

export type Service = OutputOf<typeof servicesList.endpoints.get_records>['records'][number];
export type Category = OutputOf<typeof categoriesList.endpoints.get_records>['records'][number];
export type ServiceOption = OutputOf<typeof servicesContract.options>['records'][number];
type Named = { english_name: string; arabic_name: string };

/** What people of the open language call it, and its other name. */
export function useNames() {
  const isArabic = useLanguage() === 'ar';
  return {
    nameOf: (one: Named): string => (isArabic ? one.arabic_name : one.english_name),
    otherNameOf: (one: Named): string => (isArabic ? one.english_name : one.arabic_name),
  };
}

export const useCategories = () => useRead(categoriesContract.options, {});
export const useServices = () => useRead(servicesContract.options, {});
