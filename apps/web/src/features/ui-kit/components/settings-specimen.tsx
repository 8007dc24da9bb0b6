import { IconFileInvoice, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { SwitchField } from '../../../ui/fields/choice-fields';
import { NamePair, TextareaField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { PageHead } from '../../../ui/page-head';
import { SettingsLayout, SettingsSection } from '../../../ui/settings-section/settings-section';
import { toast } from '../../../ui/toast';
import styles from './ui-kit.module.css';

const schema = z.object({
  live: z.boolean(),
  english_name: z.string(),
  arabic_name: z.string(),
  about: z.string().max(160),
});

export function SettingsSpecimen() {
  const { t } = useTranslation('ui-kit');
  const form = useZodForm(schema, {
    live: true,
    english_name: 'Glow Beauty Lounge',
    arabic_name: 'جلو بيوتي لاونج',
    about: '',
  });
  return (
    <>
      <PageHead title={t('settings')} />
      <SettingsLayout
        links={[
          { label: t('online'), icon: IconWorld, to: '' },
          { label: t('invoice'), icon: IconFileInvoice, to: 'invoice' },
        ]}
        preview={<div className={styles.phonePreview} role="img" aria-label={t('preview')} />}
      >
        <Form form={form} onSubmit={() => toast('saved')}>
          <SettingsSection title={t('publicPage')} text={t('publicText')}>
            <SwitchField name="live" label={t('live')} description={t('liveText')} />
          </SettingsSection>
          <SettingsSection title={t('name')}>
            <NamePair label={{ en: t('nameEnglish'), ar: t('nameArabic') }} />
            <TextareaField name="about" label={t('about')} maxLength={160} />
          </SettingsSection>
          <SaveBar />
        </Form>
      </SettingsLayout>
    </>
  );
}
