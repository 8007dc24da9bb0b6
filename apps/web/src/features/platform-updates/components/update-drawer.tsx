import { Text } from '@mantine/core';
import { platformUpdatesContract, updateFields } from '@rawnaq/domain/platform-updates/platform-updates.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { LanguagePair, NamePair, TextareaField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';
import type { PlatformUpdate } from '../pages/platform-updates-page';

/** As many letters as the server takes. */
const MOST = 1500;

export function UpdateDrawer({ update, onClose }: { update?: PlatformUpdate | undefined; onClose: () => void }) {
  const { t } = useTranslation('platform-updates');
  const form = useZodForm(updateFields, {
    english_title: update?.english_title ?? '',
    arabic_title: update?.arabic_title ?? '',
    english_body: update?.english_body ?? '',
    arabic_body: update?.arabic_body ?? '',
  });
  const add = useWrite(platformUpdatesContract.add, { onSuccess: () => toast('saved') });
  const edit = useWrite(platformUpdatesContract.edit, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={update ? t('editTitle') : t('addTitle')}
      form={form}
      history={update && <HistoryTab entity="platform_updates" entityId={update.id} />}
      onSubmit={(values) => (update ? edit.mutateAsync({ id: update.id, ...values }) : add.mutateAsync(values))}
    >
      {!update && <Text c="dimmed">{t('draftNote')}</Text>}
      <NamePair
        english="english_title"
        arabic="arabic_title"
        label={{ en: t('englishTitle'), ar: t('arabicTitle') }}
        required
      />
      <LanguagePair
        english={
          <TextareaField name="english_body" label={t('englishBody')} rows={5} dir="ltr" maxLength={MOST} required />
        }
        arabic={
          <TextareaField name="arabic_body" label={t('arabicBody')} rows={5} dir="rtl" maxLength={MOST} required />
        }
      />
    </FormDrawer>
  );
}
