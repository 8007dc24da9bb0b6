import { sayList } from '@rawnaq/domain/kernel/localized';
import { Button, SegmentedControl } from '@mantine/core';
import { campaignsContract, HOLDOUT_CHOICES, type CampaignRecord } from '@rawnaq/domain/campaigns/campaigns.contract';
import type { CampaignSelection } from '@rawnaq/domain/campaigns/campaign-selection';
import { campaignStates } from '@rawnaq/domain/campaigns/campaign.states';
import { saidHours } from '@rawnaq/domain/campaigns/quiet-hours.rules';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { minuteText } from '@rawnaq/domain/kernel/time/clock';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { storePicture } from '../../../lib/pictures';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { DateField, TimeField } from '../../../ui/fields/date-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { FieldRow, SubmitButton } from '../../../ui/form/form-layout';
import { StatusBadge } from '../../../ui/marks/status-badge';
import { PageHead } from '../../../ui/page-head';
import { toast } from '../../../ui/toast';
import { AudienceCard } from './audience-card';
import { OfferTextFields } from './offer-text-fields';
import { PlanLine } from './plan-line';
import { PreviewAside } from './preview-aside';
import { SelectionField } from './selection-field';
import { sendAt, useCampaignForm, type CampaignForm } from './use-campaign-form';
import { useAudience } from './use-audience';
import styles from './campaigns.module.css';

/** A campaign while it is written: whom, what, when, and what it looks like. */
export function CampaignEditor({ campaign }: { campaign?: CampaignRecord }) {
  const { t } = useTranslation('campaigns');
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const maySend = usePermission('marketing.send');
  const form = useCampaignForm(campaign);
  const wish = useRef<'save' | 'schedule'>('save');
  // The one these fields were read at: what others save meanwhile must not pass for it.
  const version = useRef(campaign?.version ?? 1);
  const add = useWrite(campaignsContract.add);
  const edit = useWrite(campaignsContract.edit);
  const schedule = useWrite(campaignsContract.schedule, {
    onSuccess: ({ starts_at }) => toastSuccess(t('scheduled', { when: format.dayTime(starts_at, new Date()) })),
  });
  const [selection, channel, holdout, date, time] = form.watch([
    'selection',
    'channel',
    'holdout_percent',
    'date',
    'time',
  ]);
  const audience = useAudience({
    channel,
    selection: selection as CampaignSelection,
    holdout_percent: holdout ?? 0,
    date,
    time,
  });

  const hours = useHours(audience?.plan?.countries ?? [], channel);

  const save = async ({ picture, date: day, time: hour, ...values }: CampaignForm) => {
    const whole = {
      ...values,
      send_at: sendAt({ date: day, time: hour }),
      picture_upload_id: await storePicture(picture, campaign?.picture_upload_id ?? null),
    };
    const id = campaign?.id ?? (await add.mutateAsync(whole)).id;
    if (campaign) version.current = (await edit.mutateAsync({ id, version: version.current, ...whole })).version;
    if (wish.current === 'schedule') await schedule.mutateAsync({ id });
    else toast('saved');
    if (!campaign)
      void navigate(pathTo('merchant-marketing-tools-ads-campaign-one', language, { id }), { replace: true });
  };

  return (
    <Form form={form} onSubmit={save} className={styles.editor}>
      <PageHead
        title={
          <>
            {campaign ? <bdi>{campaign.name}</bdi> : t('newTitle')}{' '}
            {campaign && (
              <StatusBadge tone="neutral">{campaignStates.rows.temporary_saved.label[language]}</StatusBadge>
            )}
          </>
        }
        crumbs={[
          { label: pageWords.campaigns[language], to: pathTo('merchant-marketing-tools-ads-campaigns', language) },
          { label: campaign?.name ?? t('newTitle') },
        ]}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <TextField name="name" label={t('name')} required />
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
          <OfferTextFields note={audience && t('languages', audience.languages)} />
          <div className={styles.halves}>
            <section className={styles.part} aria-label={t('holdout')}>
              <div className={styles.partHead}>
                <h2>{t('holdout')}</h2>
              </div>
              <SegmentedControl
                aria-label={t('holdout')}
                value={String(holdout)}
                onChange={(value) => form.setValue('holdout_percent', Number(value), { shouldDirty: true })}
                data={HOLDOUT_CHOICES.map((percent) => ({
                  value: String(percent),
                  label: percent === 0 ? t('off') : `${percent}%`,
                }))}
              />
              <p className={styles.hint}>
                {holdout === 0
                  ? t('holdoutOff')
                  : audience &&
                    `${t('holdoutText', { number: format.number(audience.held_back) })} ${
                      audience.noticeable === null
                        ? t('tooFew')
                        : t('noticeable', { number: format.number(Math.ceil(audience.noticeable)) })
                    }`}
              </p>
            </section>
            <section className={styles.part} aria-label={t('sendingTime')}>
              <div className={styles.partHead}>
                <h2>{t('sendingTime')}</h2>
              </div>
              <FieldRow>
                <DateField name="date" label={t('day')} min={format.localDate(new Date())} clearable />
                <TimeField name="time" label={t('time')} from="09:00:00" to="22:45:00" />
              </FieldRow>
              <DateField name="ends_on" label={t('lastDay')} min={format.localDate(new Date())} clearable />
              <p className={styles.hint}>
                {t('pace', { hours })} {!date && t('asSoon')}
              </p>
            </section>
          </div>
        </div>
        <PreviewAside pictureId={campaign?.picture_upload_id ?? null} />
      </div>
      <div className={styles.foot} data-pinned>
        <PlanLine audience={audience} />
        <Button
          type="submit"
          variant="default"
          onClick={() => {
            wish.current = 'save';
          }}
        >
          {t('save')}
        </Button>
        {maySend && (
          <span
            onClickCapture={() => {
              wish.current = 'schedule';
            }}
          >
            <SubmitButton>{t('schedule')}</SubmitButton>
          </span>
        )}
      </div>
    </Form>
  );
}

/** The narrowest hours among those who get it. */
function useHours(countries: readonly string[], channel: 'whatsapp' | 'sms' | 'email'): string {
  const { t } = useTranslation('campaigns');
  const language = useLanguage();
  const { clock } = useFormat();
  const known = countries.filter((country): country is 'AE' | 'SA' => country === 'AE' || country === 'SA');
  const spoken = (known.length > 0 ? known : (['other'] as const)).map((country) => {
    const { from, to } = saidHours(country, channel);
    return t(`hoursOf.${country}`, { from: minuteText(from, language, clock), to: minuteText(to, language, clock) });
  });
  return sayList(spoken, language);
}
