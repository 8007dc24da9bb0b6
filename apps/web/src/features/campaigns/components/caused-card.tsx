import type { CampaignRecord } from '@rawnaq/domain/campaigns/campaigns.contract';
import { wilson } from '@rawnaq/domain/campaigns/effect.rules';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import styles from './campaigns.module.css';

type Result = NonNullable<CampaignRecord['result']>;

/** What the message caused: the difference to those who did not get it, with its uncertainty. */
export function CausedCard({ campaign: { result, holdout_percent } }: { campaign: CampaignRecord }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const title = result?.is_final ? t('caused') : t('causedSoFar');
  const end = result && (
    <small className={styles.hint}>
      {t(result.is_final ? 'finalSince' : 'finalOn', { date: format.day(result.until, new Date()) })}
    </small>
  );
  return (
    <Card title={title} end={result && (result.is_final || result.until > new Date().toISOString()) ? end : undefined}>
      {result?.effect ? (
        <div className={styles.caused}>
          <Sentence result={result} effect={result.effect} />
          <Shares result={result} />
        </div>
      ) : (
        <p className={styles.hint}>{holdout_percent === 0 ? t('notMeasured') : t('fewCompared')}</p>
      )}
    </Card>
  );
}

function Sentence({ result, effect }: { result: Result; effect: NonNullable<Result['effect']> }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const whole = (value: number): string => format.number(Math.round(value));
  const { bookings, money } = effect;
  const caused = Math.round(bookings.value);
  return (
    <div>
      <p className={styles.headline} data-quiet={!effect.is_measurable || undefined}>
        {effect.is_measurable
          ? t('bookings', { count: Math.abs(caused), shown: whole(bookings.value) })
          : t('noEffect')}
      </p>
      <p>
        {t('likely', { least: whole(bookings.least), most: whole(bookings.most) })}{' '}
        {effect.is_measurable
          ? t('anyway', {
              booked: format.number(result.got.booked),
              anyway: whole(Math.max(0, result.got.booked - bookings.value)),
            })
          : t('noEffectText')}
      </p>
      <p>
        {t('moneyCaused', {
          money: format.money(Math.round(money.value)),
          least: format.amount(Math.round(money.least)),
          most: format.amount(Math.round(money.most)),
        })}
      </p>
    </div>
  );
}

/** Both groups on one scale, each with the range its share may lie in. */
function Shares({ result: { got, held } }: { result: Result }) {
  const { t } = useTranslation('campaigns');
  const format = useFormat();
  const rows = [
    { key: 'gets', label: t('gotIt'), group: got, share: wilson(got.booked, got.customers) },
    { key: 'held', label: t('heldBack'), group: held, share: wilson(held.booked, held.customers) },
  ];
  const scale = Math.max(0.05, ...rows.map(({ share }) => share.most));
  const at = (share: number): string => `${(100 * share) / scale}%`;
  return (
    <div>
      <p className={styles.hint}>{t('bookedWithin')}</p>
      {rows.map(({ key, label, group, share }) => (
        <div key={key} className={styles.share}>
          <span>
            {label}
            <small>{t('of', { part: format.number(group.booked), all: format.number(group.customers) })}</small>
          </span>
          <span className={styles.track} aria-hidden>
            <span className={styles.fill} data-part={key} style={{ inlineSize: at(share.value) }} />
            <span
              className={styles.whisker}
              style={{ insetInlineStart: at(share.least), inlineSize: at(share.most - share.least) }}
            />
          </span>
          <b>{format.percent(100 * share.value, 1)}</b>
        </div>
      ))}
    </div>
  );
}
