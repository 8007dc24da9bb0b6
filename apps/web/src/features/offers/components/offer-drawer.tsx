import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { sumMinor } from '@rawnaq/domain/kernel/money';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { offerServiceTypes } from '@rawnaq/domain/offers/offer.states';
import { checkOffer, offerFields, offersContract } from '@rawnaq/domain/offers/offers.contract';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useLanguage } from '../../../lib/language/i18n';
import { storePicture } from '../../../lib/pictures';
import { useRead, useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { MultiSelectField, SelectField } from '../../../ui/fields/choice-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { NumberField, PriceField } from '../../../ui/fields/number-fields';
import { NamePair } from '../../../ui/fields/text-fields';
import { ImageField } from '../../../ui/fields/upload-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';
import { useNames, useServices, type ServiceOption } from '../../services';

type Offer = OutputOf<typeof offersContract.get_record>['record'];
const formSchema = offerFields.extend({ picture: z.custom<File | string | null>() }).superRefine(checkOffer);

/** Opens when everything it shows has been read. */
export function OfferDrawer({ id, onClose }: { id?: number | undefined; onClose: () => void }) {
  const services = useServices();
  const offer = useRead(offersContract.get_record, { id: id ?? 0 }, { enabled: id !== undefined });
  if (!services.data || (id !== undefined && !offer.data)) return null;
  return <OfferForm offer={offer.data?.record} services={services.data.records} onClose={onClose} />;
}

function OfferForm({
  offer,
  services,
  onClose,
}: {
  offer: Offer | undefined;
  services: readonly ServiceOption[];
  onClose: () => void;
}) {
  const { t } = useTranslation('offers');
  const language = useLanguage();
  const format = useFormat();
  const { nameOf } = useNames();
  const form = useZodForm(formSchema, startValues(offer));
  const add = useWrite(offersContract.add, { onSuccess: () => toast('saved') });
  const edit = useWrite(offersContract.edit, { onSuccess: () => toast('saved') });

  const own = offer?.services.map((one) => one.id) ?? [];
  const chosen = form.watch('services');
  const options = services
    .filter((one) => one.status === recordStates.codes.active || own.includes(one.id))
    .map((one) => ({ value: one.id, label: nameOf(one) }));
  const sum = sumMinor(services.filter((one) => chosen.includes(one.id)).map((one) => one.price));
  const kinds = offerServiceTypes.choices.map(({ value, label }) => ({ value, label: label[language] }));

  const save = async ({ picture, ...values }: z.output<typeof formSchema>) => {
    const whole = { ...values, picture_upload_id: await storePicture(picture, offer?.picture_upload_id ?? null) };
    await (offer ? edit.mutateAsync({ id: offer.id, ...whole }) : add.mutateAsync(whole));
  };

  return (
    <FormDrawer
      opened
      onClose={onClose}
      width={560}
      title={offer ? t('editTitle') : t('addTitle')}
      form={form}
      history={offer && <HistoryTab entity="offers" entityId={offer.id} />}
      onSubmit={save}
    >
      <NamePair label={{ en: t('englishName'), ar: t('arabicName') }} required />
      <SelectField name="type" label={t('kind')} options={kinds} required />
      <MultiSelectField
        name="services"
        label={t('services')}
        description={t('sum', { amount: format.money(sum) })}
        options={options}
        required
      />
      {form.watch('type') === offerServiceTypes.codes.selection && (
        <NumberField name="max_services_to_use" label={t('maxServices')} description={t('maxServicesHint')} required />
      )}
      <PriceField name="price" label={t('price')} required />
      <DateField
        name="expires_on"
        label={t('expires')}
        description={t('expiresHint')}
        min={format.localDate(new Date())}
        clearable
      />
      <ImageField name="picture" label={t('picture')} />
    </FormDrawer>
  );
}

const startValues = (offer: Offer | undefined) => ({
  english_name: offer?.english_name ?? '',
  arabic_name: offer?.arabic_name ?? '',
  type: offer?.type ?? offerServiceTypes.codes.fixed,
  services: offer?.services.map((one) => one.id) ?? [],
  max_services_to_use: offer?.max_services_to_use ?? null,
  price: offer?.price,
  expires_on: offer?.expires_on ?? undefined,
  picture: offer?.picture_url ?? null,
});
