import { campaignsContract } from '@rawnaq/domain/campaigns/campaigns.contract';
import type { CampaignSelection } from '@rawnaq/domain/campaigns/campaign-selection';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { storePicture } from '../../../lib/pictures';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { confirm } from '../../../ui/confirm';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { PageHead } from '../../../ui/page-head';
import { AudienceCard } from '../components/audience-card';
import { OfferTextFields } from '../components/offer-text-fields';
import { PlanLine } from '../components/plan-line';
import { PreviewAside } from '../components/preview-aside';
import { SelectionField } from '../components/selection-field';
import { useAudience } from '../components/use-audience';
import { useMessageForm, type MessageForm } from '../components/use-campaign-form';
import styles from '../components/campaigns.module.css';

/** One message to a selection: whom, what, and off it goes. */
export function MessagePage() {
  const { t } = useTranslation('campaigns');
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const maySee = usePermission('marketing.view');
  const form = useMessageForm();
  const send = useWrite(campaignsContract.send_message, {
    onSuccess: ({ starts_at }) => toastSuccess(t('scheduled', { when: format.dayTime(starts_at, new Date()) })),
  });
  const [selection, channel] = form.watch(['selection', 'channel']);
  const audience = useAudience({ channel, selection: selection as CampaignSelection, holdout_percent: 0 });

  const submit = async ({ picture, ...values }: MessageForm) => {
    const count = audience?.gets ?? 0;
    const isSure = await confirm({
      title: t('sendMessageTitle', { count, shown: format.number(count) }),
      text: t('sendMessageText'),
      action: t('sendMessage'),
    });
    if (!isSure) return;
    const { id } = await send.mutateAsync({ ...values, picture_upload_id: await storePicture(picture, null) });
    if (maySee) void navigate(pathTo('merchant-marketing-tools-ads-campaign-one', language, { id }));
  };

  return (
    <Form form={form} onSubmit={submit} className={styles.editor}>
      <PageHead title={t('messageTitle')} note={t('messageNote')} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.part} aria-label={t('recipients')}>
            <div className={styles.partHead}>
              <h2>{t('recipients')}</h2>
            </div>
            <SelectionField
              value={selection as CampaignSelection}
              onChange={(value) => form.setValue('selection', value, { shouldDirty: true })}
            />
            <AudienceCard audience={audience} />
          </section>
          <OfferTextFields channels={['whatsapp']} note={audience && t('languages', audience.languages)} />
        </div>
        <PreviewAside pictureId={null} />
      </div>
      <div className={styles.foot} data-pinned>
        <PlanLine audience={audience} />
        <SubmitButton leftSection={<IconSend size={18} stroke={1.75} className="flip" aria-hidden />}>
          {t('sendMessage')}
        </SubmitButton>
      </div>
    </Form>
  );
}
