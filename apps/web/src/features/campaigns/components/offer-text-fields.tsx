import { Button, SegmentedControl, Switch } from '@mantine/core';
import { CAMPAIGN_CHANNELS, type CampaignChannel } from '@rawnaq/domain/campaigns/campaign.states';
import { CAMPAIGN_PLACES, MOST_LETTERS, type CampaignPlace } from '@rawnaq/domain/campaigns/campaign-text.rules';
import { smsLength } from '@rawnaq/domain/campaigns/sms-segments.rules';
import { consentChannels } from '@rawnaq/domain/customers/customer.states';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { STOP_LINES } from '@rawnaq/domain/messages/stop-lines';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useSession } from '../../../lib/session';
import { TextareaField, TextField } from '../../../ui/fields/text-fields';
import { ImageField } from '../../../ui/fields/upload-fields';
import { useState } from 'react';
import styles from './campaigns.module.css';

type Side = 'english' | 'arabic';

/** The message in both languages, its places and its picture. */
export function OfferTextFields({
  channels = CAMPAIGN_CHANNELS,
  note,
}: {
  channels?: readonly CampaignChannel[];
  note?: string | undefined;
}) {
  const { t } = useTranslation('campaigns');
  const language = useLanguage();
  const form = useFormContext();
  const [last, setLast] = useState<Side>(language === 'ar' ? 'arabic' : 'english');
  const channel = form.watch('channel') as CampaignChannel;
  const sides: readonly Side[] = language === 'ar' ? ['arabic', 'english'] : ['english', 'arabic'];
  const insert = (place: CampaignPlace) => {
    const text = String(form.getValues(`${last}_text`) ?? '');
    form.setValue(`${last}_text`, `${text}${text && !/\s$/.test(text) ? ' ' : ''}{${place}}`, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
    if (!form.getValues(`${last}_active`)) form.setValue(`${last}_active`, true, { shouldDirty: true });
  };
  return (
    <section className={styles.part} aria-label={t('message')}>
      <div className={styles.partHead}>
        <h2>{t('message')}</h2>
        {note && <span className={styles.hint}>{note}</span>}
        {channels.length > 1 && (
          <SegmentedControl
            className={styles.end}
            aria-label={t('channel')}
            value={channel}
            onChange={(value) => form.setValue('channel', value, { shouldDirty: true })}
            data={channels.map((value) => ({ value, label: labelOf(consentChannels, value)[language] }))}
          />
        )}
      </div>
      <div className={styles.pair}>
        {sides.map((side) => (
          <div key={side} onFocusCapture={() => setLast(side)}>
            {channel === 'email' && <TextField name={`${side}_subject`} label={t(`${side}Subject`)} />}
            <TextOf side={side} channel={channel} />
          </div>
        ))}
      </div>
      <div className={styles.places} role="group" aria-label={t('insert')}>
        <span className={styles.hint}>{t('insert')}</span>
        {CAMPAIGN_PLACES.map((place) => (
          <Button key={place} size="compact-sm" variant="default" onClick={() => insert(place)}>
            {t(`places.${place}`)}
          </Button>
        ))}
      </div>
      {channel === 'sms' && <SmsRules />}
      {channel !== 'sms' && <ImageField name="picture" label={t('picture')} />}
    </section>
  );
}

function TextOf({ side, channel }: { side: Side; channel: CampaignChannel }) {
  const { t } = useTranslation('campaigns');
  const form = useFormContext();
  const of: Language = side === 'arabic' ? 'ar' : 'en';
  const isActive = form.watch(`${side}_active`) as boolean;
  const text = String(form.watch(`${side}_text`) ?? '');
  const error = form.formState.errors[`${side}_active`]?.message;
  const sms = smsLength(`${text}\n\n${STOP_LINES.sms[of]}`);
  return (
    <>
      <TextareaField
        name={`${side}_text`}
        label={t(`${side}Text`)}
        maxLength={MOST_LETTERS}
        rows={5}
        dir={of === 'ar' ? 'rtl' : 'ltr'}
      />
      <div className={styles.under}>
        <Switch
          size="sm"
          label={t('active')}
          aria-label={`${t(`${side}Text`)}: ${t('active')}`}
          checked={isActive}
          onChange={(event) =>
            form.setValue(`${side}_active`, event.currentTarget.checked, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
          error={typeof error === 'string' ? error : undefined}
        />
        {channel === 'sms' && text !== '' && (
          <span className={styles.hint}>
            {t('segments', { count: sms.segments })} · {t('segmentsLeft', { letters: sms.room })}
          </span>
        )}
      </div>
    </>
  );
}

/** What the salon's own country asks of who sends advertising. */
function SmsRules() {
  const { t } = useTranslation('campaigns');
  const country = useSession()?.account?.country;
  return <p className={styles.hint}>{t(`smsRules.${country === 'SA' || country === 'AE' ? country : 'other'}`)}</p>;
}
