import { addresses, pathTo, type AddressName } from '@rawnaq/domain/kernel/addresses';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useAccess } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import styles from './system-card.module.css';

type System = {
  live_sessions: number;
  messages_today: number;
  messages_waiting: number;
  failed_logins_today: number;
  blocked_ips: number;
};
type Tracker = AddressName &
  `manager-trackers-${'system-connections' | 'mail' | 'failed-login-attempts' | 'blocked-ips'}`;
type Line = { label: string; value: number; address: Tracker; warn?: boolean };

/** How the platform itself is doing. The mark turns when somebody should look. */
export function SystemCard({ system }: { system: System }) {
  const { t } = useTranslation('platform-dashboard');
  const format = useFormat();
  const lines: Line[] = [
    { label: t('system.sessions'), value: system.live_sessions, address: 'manager-trackers-system-connections' },
    { label: t('system.messages'), value: system.messages_today, address: 'manager-trackers-mail' },
    {
      label: t('system.queue'),
      value: system.messages_waiting,
      address: 'manager-trackers-mail',
      warn: system.messages_waiting > 50,
    },
    {
      label: t('system.logins'),
      value: system.failed_logins_today,
      address: 'manager-trackers-failed-login-attempts',
      warn: system.failed_logins_today > 100,
    },
    { label: t('system.blocked'), value: system.blocked_ips, address: 'manager-trackers-blocked-ips' },
  ];
  return (
    <Card title={t('system.title')}>
      <ul className={styles.lines}>
        {lines.map(({ label, value, address, warn }) => (
          <li key={label}>
            <LineLink address={address}>
              <i data-warn={warn || undefined} aria-hidden />
              <span>{label}</span>
              <b>{format.number(value)}</b>
            </LineLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** For somebody who may not open the tracker, a line only tells the figure. */
function LineLink({ address, children }: { address: Tracker; children: ReactNode }) {
  const language = useLanguage();
  if (!useAccess(addresses[address].access)) return <div className={styles.line}>{children}</div>;
  return (
    <Link className={styles.line} to={pathTo(address, language)}>
      {children}
    </Link>
  );
}
