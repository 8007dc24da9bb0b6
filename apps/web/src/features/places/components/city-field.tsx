import { Autocomplete } from '@mantine/core';
import { toSearchKey } from '@rawnaq/domain/kernel/text/search-key';
import { placesContract } from '@rawnaq/domain/places/places.contract';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { inputProps, useField, type FieldProps } from '../../../ui/fields/use-field';

/**
 * The larger cities of the country are offered; any other may be typed, and one that was kept in the other language
 * stays as it is.
 */
export function CityField({ country, ...props }: FieldProps & { country: string }) {
  const language = useLanguage();
  const field = useField<string>(props);
  const places = useRead(placesContract.offered, {}, { ownFailure: true });
  const cities = (places.data?.cities ?? []).filter((city) => city.country === country);
  const value = field.value ?? '';
  // A whole name, in either language, is the answer so far and no search: whoever looks again is offered all of them.
  const isWhole = cities.some((city) =>
    [city.english_name, city.arabic_name].some((name) => toSearchKey(name) === toSearchKey(value)),
  );
  return (
    <Autocomplete
      {...inputProps(props)}
      {...field}
      value={value}
      data={cities.map((city) => (language === 'ar' ? city.arabic_name : city.english_name))}
      {...(isWhole && { filter: ({ options }) => options })}
      maxLength={80}
      autoComplete="address-level2"
    />
  );
}
