import { botPlaceNames } from '@rawnaq/domain/bot/bot.contract';
import { botOutcomes } from '@rawnaq/domain/conversations/conversation.states';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useFormat } from '../../../lib/use-format';
import { StateText } from '../../../ui/marks/status-badge';
import { useThread } from './use-thread';
import styles from './simulator.module.css';

/** Behind the phone: what the bot understood, asked the records for, and how long that took. */
export function Steps({ accountId, mobile }: { accountId: number; mobile: string }) {
  const { t } = useTranslation('bot');
  const language = useLanguage();
  const format = useFormat();
  const steps = useThread(accountId, mobile)?.steps ?? [];
  return (
    <section className={styles.steps} aria-label={t('happened')}>
      <header>
        <h2>{t('happened')}</h2>
        <span>{steps.length === 0 ? t('noSteps') : t('steps', { count: steps.length })}</span>
      </header>
      <ol>
        {steps.map(({ key, at, outcome, place, asked, milliseconds, error }) => (
          <li key={key}>
            <time dateTime={at}>{format.time(at)}</time>
            <div>
              <span>
                {botPlaceNames.find(({ value }) => value === place)?.label[language] ?? place}{' '}
                <StateText state={botOutcomes.choices.find(({ value }) => value === outcome)} />
              </span>
              {asked.length > 0 && (
                <small>
                  {t('asked', { what: '' })}
                  <bdi dir="ltr">{asked.join(', ')}</bdi>
                </small>
              )}
              {error && (
                <small data-error>
                  <bdi>{error}</bdi>
                </small>
              )}
            </div>
            <span>{t('ms', { count: milliseconds })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
