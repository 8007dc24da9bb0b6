import type { AuditRecord } from '@rawnaq/domain/audit/audit.contract';
import { useTranslation } from 'react-i18next';

/** Who did it. Work of the platform in a salon always says so, and never hides behind the owner's name. */
export function Actor({ record }: { record: Pick<AuditRecord, 'actor_kind' | 'actor_name' | 'real_actor_name'> }) {
  const { t } = useTranslation('audit');
  if (record.actor_kind === 'system') return t('system');
  if (record.actor_name === null) return t('visitor');
  return (
    <span>
      <bdi>{record.actor_name}</bdi>
      {record.real_actor_name && (
        <>
          {' · '}
          {t('really', { name: record.real_actor_name })}
        </>
      )}
      {record.actor_kind === 'manager' && !record.real_actor_name && ` · ${t('staff')}`}
    </span>
  );
}
