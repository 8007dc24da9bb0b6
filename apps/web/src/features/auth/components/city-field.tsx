import { Autocomplete } from '@mantine/core';
import { placesContract } from '@rawnaq/domain/places/places.contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../../lib/i18n';
import { useRead } from '../../../lib/query';
import { inputProps, useField, type FieldProps } from '../../../ui/fields/use-field';

/** The larger cities of the chosen country are offered; any other may be typed. */
export function CityField(props: FieldProps & { countryField: string }) {
  const language = useLanguage();
  const field = useField<string>(props);
  const { control } = useFormContext();
  const country = useWatch({ control, name: props.countryField }) as string | undefined;
  const places = useRead(placesContract.offered, {}, { ownFailure: true });
  const offered = (places.data?.cities ?? []).filter((city) => city.country === country).map((city) => (language === 'ar' ? city.arabic_name : city.english_name));
  return <Autocomplete {...inputProps(props)} {...field} size="md" value={field.value ?? ''} data={offered} maxLength={80} autoComplete="address-level2" comboboxProps={{ zIndex: 115 }} />;
}
