import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { ledgerChecks } from '@rawnaq/domain/ledger-checks/ledger-checks';
import { platformBackupStates } from '@rawnaq/domain/platform-backups/platform-backup.states';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { useSizes } from '../../../ui/marks/use-sizes';
import { Card } from '../../../ui/card';
import styles from './operations.module.css';
import type { Operations } from './processes-card';

export function BackupsCard({ backups, proven }: Pick<Operations, 'backups' | 'proven'>) {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const format = useFormat();
  const sizes = useSizes();
  const maySee = usePermission('platform-settings.backups');
  const now = new Date();
  return (
    <Card
      title={t('backups.title')}
      end={
        maySee && (
          <Link className={styles.link} to={pathTo('manager-technical-backups', language)}>
            {t('backups.all')}
          </Link>
        )
      }
    >
      <div className={styles.box} data-warn={!proven || undefined}>
        {proven ? (
          <>
            <span>{t('backups.proven', { time: format.dayTime(proven.at, now) })}</span>
            <span>
              {t('backups.provenFacts', {
                salons: format.number(proven.salons),
                violations: format.number(proven.violations),
                time: sizes.seconds(proven.took_seconds),
              })}
            </span>
          </>
        ) : (
          t('backups.unproven')
        )}
      </div>
      {backups.length === 0 ? (
        <p className={styles.none}>{t('backups.none')}</p>
      ) : (
        <ul className={styles.lines}>
          {backups.map(({ made_at, state, bytes, took_seconds }) => (
            <li key={made_at}>
              <span>{format.dayTime(made_at, now)}</span>
              {state === platformBackupStates.codes.ready ? (
                <span>{`${sizes.bytes(bytes)} · ${sizes.seconds(took_seconds)}`}</span>
              ) : (
                <span data-broken>{platformBackupStates.rows[state].label[language]}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const SHOWN_GOOD = 4;

/** Checks that do not hold first; where all do, the first few stand for them. */
export function VerifyCard({ verify }: Pick<Operations, 'verify'>) {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const format = useFormat();
  const mayOpen = usePermission('platform-technical.view');
  const { salons_checked: all, newest_check, checks } = verify;
  const broken = checks.filter((one) => one.broken > 0);
  const shown = broken.length > 0 ? broken : checks.slice(0, SHOWN_GOOD);
  return (
    <Card
      title={newest_check ? t('verify.at', { time: format.dayTime(newest_check, new Date()) }) : t('verify.title')}
      end={
        mayOpen && (
          <Link className={styles.link} to={pathTo('manager-technical-ledger-checks', language)}>
            {t('verify.all')}
          </Link>
        )
      }
    >
      <ul className={styles.lines}>
        {shown.map(({ check, broken: salons }) => (
          <li key={check}>
            <span>{ledgerChecks[check].label[language]}</span>
            <span data-broken={salons > 0 || undefined}>
              {t('verify.good', { good: format.number(all - salons), all: format.number(all) })}
            </span>
          </li>
        ))}
      </ul>
      {broken.length === 0 && all > 0 && <p className={styles.none}>{t('verify.allGood', { count: checks.length })}</p>}
      {verify.broken.map(({ id, name, violations }) => (
        <div key={id} className={styles.box} data-warn>
          {t('verify.broken', { name: `\u2068${name[language]}\u2069`, count: violations })}
        </div>
      ))}
    </Card>
  );
}
