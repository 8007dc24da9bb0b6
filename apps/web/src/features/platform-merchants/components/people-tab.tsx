import type { MerchantDetail } from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { useTranslation } from 'react-i18next';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { DateTimeCell, NoValue, PersonCell } from '../../../ui/cells';
import { StatusBadge } from '../../../ui/marks/status-badge';
import styles from './merchant.module.css';

export function PeopleTab({ users }: { users: MerchantDetail['users'] }) {
  const { t } = useTranslation('platform-merchants');
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('detail.people')}>
      <table className={styles.people}>
        <thead>
          <tr>
            <th>{t('detail.person')}</th>
            <th>{t('detail.role')}</th>
            <th>{t('detail.seen')}</th>
            <th>{t('detail.state')}</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.id}>
              <td>
                <PersonCell name={user.name} note={user.email && <bdi dir="ltr">{user.email}</bdi>} />
              </td>
              <td data-label={t('detail.role')}>{user.is_owner ? t('detail.isOwner') : (user.role ?? <NoValue />)}</td>
              <td data-label={t('detail.seen')}>
                {user.last_seen_at ? <DateTimeCell value={user.last_seen_at} /> : <NoValue />}
              </td>
              <td>
                {user.status === recordStates.codes.active ? (
                  t('detail.on')
                ) : (
                  <StatusBadge>{t('detail.off')}</StatusBadge>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
