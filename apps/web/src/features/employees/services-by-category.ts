import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';

type Named = { id: number; english_name: string; arabic_name: string };

/**
 * In the order of the menu, without categories that would be empty. Either language finds; the name of a category finds
 * all of it.
 */
export function servicesByCategory<Service extends Named & { group_id: number }, Category extends Named>(
  services: readonly Service[],
  categories: readonly Category[],
  search: string,
): { category: Category; services: Service[] }[] {
  const key = toSearchKey(search);
  const matches = (one: Named): boolean =>
    [one.english_name, one.arabic_name].some((name) => toSearchKey(name).includes(key));
  return categories
    .map((category) => ({
      category,
      services: services.filter(
        (service) => service.group_id === category.id && (matches(category) || matches(service)),
      ),
    }))
    .filter((group) => group.services.length > 0);
}
