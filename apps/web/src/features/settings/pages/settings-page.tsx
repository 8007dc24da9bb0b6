import { pathOf } from '@rawnaq/domain/kernel/addresses';
import { pageWords } from '@rawnaq/domain/kernel/page-words';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { useSession } from '../../../lib/session';
import { shellEndpoints } from '../../../lib/shell-endpoints';
import { PageHead } from '../../../ui/page-head';
import { EmptyState } from '../../../ui/states/states';
import { maySee, SETTINGS_DOORS } from '../components/settings-sections';
import styles from '../components/settings-doors.module.css';

/** One page leads to everything that is set: what each section holds, and only those one may open. */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const permissions = useSession()?.user.permissions ?? {};
  const notifications = useRead(shellEndpoints.getNotifications, {}, { ownFailure: true });
  const groups = SETTINGS_DOORS.map(({ id, doors }) => ({
    id,
    doors: doors.filter(({ name }) => maySee(name, permissions)),
  })).filter(({ doors }) => doors.length > 0);
  const waiting = (type: string | undefined) =>
    (notifications.data?.records ?? []).filter((one) => one.type === type && !one.read).length;
  return (
    <>
      <PageHead title={pageWords.settings[language]} />
      {groups.length === 0 && <EmptyState icon={IconLock} title={t('noneTitle')} text={t('noneText')} />}
      {groups.map(({ id, doors }) => (
        <section key={id} className={styles.group} aria-label={t(`groups.${id}`)}>
          <h2>{t(`groups.${id}`)}</h2>
          <ul>
            {doors.map((door) => (
              <li key={door.id}>
                <Link className={styles.door ?? ''} to={pathOf(door.name, language)}>
                  <door.icon size={20} stroke={1.75} aria-hidden />
                  <span>
                    <b>{door.word[language]}</b>
                    <small>{t(`doors.${door.id}`)}</small>
                  </span>
                  {waiting(door.counts) > 0 && <span className={styles.count}>{waiting(door.counts)}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
