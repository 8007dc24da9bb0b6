import type { CampaignAudience } from '@rawnaq/domain/campaigns/campaigns.contract';
import { campaignHindrances } from '@rawnaq/domain/campaigns/campaign.states';
import { labelOf } from '@rawnaq/domain/kernel/state-machine';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import styles from './campaigns.module.css';

/** How many it reaches, and who of those who match is left out, and why. */
export function AudienceCard({ audience }: { audience: CampaignAudience | undefined }) {
  const { t } = useTranslation('campaigns');
  const language = useLanguage();
  const format = useFormat();
  const parts = audience
    ? [
        { key: 'gets', label: t('gets'), count: audience.gets },
        { key: 'held', label: t('heldBack'), count: audience.held_back },
        ...audience.left_out.map(({ reason, count }) => ({
          key: reason,
          label:
            reason === 'cap' ? t('capReason', { count: audience.cap }) : labelOf(campaignHindrances, reason)[language],
          count,
        })),
      ].filter(({ count }) => count > 0)
    : [];
  return (
    <section className={styles.audience} aria-live="polite" aria-busy={!audience}>
      <p className={styles.reached}>
        <b data-testid="reached">{audience ? format.number(audience.gets) : '…'}</b>
        <small>{t('matching', { number: format.number(audience?.matching ?? 0) })}</small>
      </p>
      <div className={styles.shares}>
        <div className={styles.bar} aria-hidden>
          {parts.map(({ key, count }) => (
            <span key={key} data-part={key} style={{ flexGrow: count }} />
          ))}
        </div>
        <ul className={styles.legend}>
          {parts.map(({ key, label, count }) => (
            <li key={key} data-part={key}>
              {label} <b>{format.number(count)}</b>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
