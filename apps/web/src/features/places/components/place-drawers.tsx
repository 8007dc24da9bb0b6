import { countryName, gulfCountries } from '@rawnaq/domain/kernel/places/countries';
import {
  editCountryInput,
  placesContract,
  saveCityInput,
  type CityRow,
  type CountryRow,
} from '@rawnaq/domain/places/places.contract';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { NumberField } from '../../../ui/fields/number-fields';
import { NamePair } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { HistoryTab } from '../../audit';
import { toast } from '../../../ui/toast';

/** The switch says yes or no; the contract has codes. */
const offered = { offered: z.boolean() };
const countrySchema = editCountryInput.omit({ status: true }).extend(offered);
const citySchema = saveCityInput.omit({ status: true }).extend(offered);
const coded = <Values extends { offered: boolean }>({ offered: isOffered, ...values }: Values) => ({
  ...values,
  status: isOffered ? recordStates.codes.active : recordStates.codes.disabled,
});

export function CountryDrawer({ country, onClose }: { country: CountryRow; onClose: () => void }) {
  const { id, english_name, arabic_name, position, status } = country;
  const form = useZodForm(countrySchema, {
    id,
    english_name,
    arabic_name,
    position,
    offered: status === recordStates.codes.active,
  });
  const save = useWrite(placesContract.edit_country, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={useLanguage() === 'ar' ? arabic_name : english_name}
      form={form}
      history={country && <HistoryTab entity="countries" entityId={country.id} />}
      onSubmit={(values) => save.mutateAsync(coded(values))}
    >
      <PlaceFields />
    </FormDrawer>
  );
}

export function CityDrawer({ city, onClose }: { city: CityRow | undefined; onClose: () => void }) {
  const { t } = useTranslation('places');
  const language = useLanguage();
  const form = useZodForm(citySchema, {
    ...(city && { id: city.id }),
    country: city?.country ?? 'AE',
    english_name: city?.english_name ?? '',
    arabic_name: city?.arabic_name ?? '',
    position: city?.position ?? 100,
    offered: city ? city.status === recordStates.codes.active : true,
  });
  const save = useWrite(placesContract.save_city, { onSuccess: () => toast('saved') });
  const title = city ? (language === 'ar' ? city.arabic_name : city.english_name) : t('addTitle');
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={title}
      form={form}
      history={city && <HistoryTab entity="cities" entityId={city.id} />}
      onSubmit={(values) => save.mutateAsync(coded(values))}
    >
      <SelectField
        name="country"
        label={t('country')}
        required
        options={gulfCountries.map((country) => ({ value: country.iso2, label: countryName(country)[language] }))}
      />
      <PlaceFields />
    </FormDrawer>
  );
}

function PlaceFields() {
  const { t } = useTranslation('places');
  return (
    <>
      <NamePair label={{ en: t('englishName'), ar: t('arabicName') }} required />
      <NumberField name="position" label={t('position')} required />
      <SwitchField name="offered" label={t('offered')} />
    </>
  );
}
