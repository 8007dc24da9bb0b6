import { Button } from '@mantine/core';
import { campaignsContract } from '@rawnaq/domain/campaigns/campaigns.contract';
import { isWritten } from '@rawnaq/domain/campaigns/campaign-text.rules';
import { otherLanguage, type Language } from '@rawnaq/domain/kernel/localized';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { applyFieldErrors } from '../../../lib/form-errors';
import { useLanguage } from '../../../lib/language/i18n';
import { storePicture } from '../../../lib/pictures';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { useFileAddress } from '../../../ui/inputs/image-upload';
import { OfferPreview } from './offer-preview';
import type { CampaignForm } from './use-campaign-form';
import styles from './campaigns.module.css';

/** How it looks, and how it arrives: a test to oneself. */
export function PreviewAside({ pictureId }: { pictureId: number | null }) {
  const { t } = useTranslation('campaigns');
  const reader = useLanguage();
  const form = useFormContext<CampaignForm>();
  const maySend = usePermission('marketing.send');
  const values = form.watch();
  const [chosen, setChosen] = useState<Language>(reader);
  const language = isWritten(values, chosen) ? chosen : otherLanguage(chosen);
  const test = useWrite(campaignsContract.send_test, {
    onSuccess: ({ recipient }) => toastSuccess(t('testSent', { recipient })),
  });
  const picture = useFileAddress(values.picture ?? null);
  const send = async () => {
    const texts = {
      channel: values.channel,
      english_active: values.english_active,
      english_subject: values.english_subject,
      english_text: values.english_text,
      arabic_active: values.arabic_active,
      arabic_subject: values.arabic_subject,
      arabic_text: values.arabic_text,
    };
    if (!(await form.trigger(TEXT_FIELDS, { shouldFocus: true }))) return;
    try {
      await test.mutateAsync({ ...texts, language, picture_upload_id: await storePicture(values.picture, pictureId) });
    } catch (error) {
      applyFieldErrors(form, error);
    }
  };
  return (
    <aside className={styles.aside}>
      <OfferPreview
        texts={values}
        channel={values.channel}
        picture={values.channel === 'sms' ? undefined : picture}
        language={language}
        onLanguage={setChosen}
      />
      {maySend && (
        <>
          <Button
            variant="default"
            fullWidth
            loading={test.isPending}
            leftSection={<IconSend size={18} stroke={1.75} className="flip" aria-hidden />}
            onClick={() => void send()}
          >
            {t('test')}
          </Button>
          <p className={styles.hint}>{t('testTo')}</p>
        </>
      )}
    </aside>
  );
}

const TEXT_FIELDS = ['english_active', 'english_text', 'english_subject', 'arabic_text', 'arabic_subject'] as const;
