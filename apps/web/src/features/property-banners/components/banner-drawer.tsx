import { todayIn } from '@rawnaq/domain/kernel/time/zoned-time';
import {
  bannerFields,
  bannerLabels,
  propertyBannersContract,
  type Banner,
} from '@rawnaq/domain/property-banners/property-banners.contract';
import { STAYS_ZONE } from '@rawnaq/domain/property-listings/property.states';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useLanguage } from '../../../lib/language/i18n';
import { storePicture } from '../../../lib/pictures';
import { useWrite } from '../../../lib/query';
import { DateField } from '../../../ui/fields/date-fields';
import { LanguagePair, NamePair, TextareaField, TextField } from '../../../ui/fields/text-fields';
import { ImageField } from '../../../ui/fields/upload-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { FieldRow } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';

/** The picture is stored before the banner that takes it. */
const typed = bannerFields
  .omit({ upload_id: true })
  .extend({ picture: z.union([z.instanceof(File), z.string()]).nullable() });

export function BannerDrawer({ banner, onClose }: { banner?: Banner | undefined; onClose: () => void }) {
  const { t } = useTranslation('property-banners');
  const language = useLanguage();
  const today = todayIn(new Date(), STAYS_ZONE);
  const form = useZodForm(typed, {
    english_title: banner?.english_title ?? '',
    arabic_title: banner?.arabic_title ?? '',
    english_text: banner?.english_text ?? '',
    arabic_text: banner?.arabic_text ?? '',
    link: banner?.link ?? '/search',
    starts_on: banner?.starts_on ?? today,
    ends_on: banner?.ends_on ?? today,
    picture: banner?.image_url ?? null,
  });
  const add = useWrite(propertyBannersContract.add, { onSuccess: () => toast('saved') });
  const edit = useWrite(propertyBannersContract.edit, { onSuccess: () => toast('saved') });
  const save = async ({ picture, ...values }: z.output<typeof typed>) => {
    const upload_id = (await storePicture(picture, banner?.upload_id ?? null)) ?? null;
    return banner
      ? edit.mutateAsync({ id: banner.id, ...values, upload_id })
      : add.mutateAsync({ ...values, upload_id });
  };
  const label = (name: keyof typeof bannerLabels) => bannerLabels[name][language];
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={banner ? t('editTitle') : t('addTitle')}
      form={form}
      history={banner && <HistoryTab entity="property_banners" entityId={banner.id} />}
      onSubmit={save}
    >
      <NamePair
        english="english_title"
        arabic="arabic_title"
        label={{ en: label('english_title'), ar: label('arabic_title') }}
        required
      />
      <LanguagePair
        english={<TextareaField name="english_text" label={label('english_text')} rows={2} dir="ltr" maxLength={140} />}
        arabic={<TextareaField name="arabic_text" label={label('arabic_text')} rows={2} dir="rtl" maxLength={140} />}
      />
      <TextField name="link" label={label('link')} description={t('linkNote')} ltr required />
      <FieldRow>
        <DateField name="starts_on" label={label('starts_on')} required />
        <DateField name="ends_on" label={label('ends_on')} min={form.watch('starts_on')} required />
      </FieldRow>
      <ImageField name="picture" label={t('picture')} />
    </FormDrawer>
  );
}
