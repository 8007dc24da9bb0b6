import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import styles from './system-card.module.css';

type Props = {
  system: { live_sessions: number; messages_today: number; messages_waiting: number; failed_logins_today: number; blocked_ips: number };
  links: { sessions: string; mail: string; logins: string; blocked: string };
};

/** How the platform itself is doing. The mark turns when somebody should look. */
export function SystemCard({ system, links }: Props) {
  const { t } = useTranslation('platform-dashboard');
  const format = useFormat();
  const lines = [
    { label: t('system.sessions'), value: system.live_sessions, to: links.sessions },
    { label: t('system.messages'), value: system.messages_today, to: links.mail },
    { label: t('system.queue'), value: system.messages_waiting, to: links.mail, warn: system.messages_waiting > 50 },
    { label: t('system.logins'), value: system.failed_logins_today, to: links.logins, warn: system.failed_logins_today > 100 },
    { label: t('system.blocked'), value: system.blocked_ips, to: links.blocked },
  ];
  return (
    <Card title={t('system.title')}>
      <ul className={styles.lines}>
        {lines.map(({ label, value, to, warn }) => (
          <li key={label}>
            <Link to={to}>
              <i data-warn={warn || undefined} aria-hidden />
              <span>{label}</span>
              <b>{format.number(value)}</b>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
