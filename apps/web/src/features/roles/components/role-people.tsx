import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Role } from '@rawnaq/domain/roles/roles.contract';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { usePermission } from '../../../lib/session';
import { Card } from '../../../ui/card';
import { PersonCell } from '../../../ui/cells';
import { EmptyState } from '../../../ui/states/states';

export function RolePeople({ role }: { role: Role }) {
  const { t } = useTranslation('roles');
  const language = useLanguage();
  const opens = usePermission('employees.view');
  if (role.people.length === 0) return <EmptyState icon={IconUsers} title={t('nobody')} />;
  return (
    <Card>
      <ul style={{ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' }}>
        {role.people.map(({ employee_id, name }, index) => (
          <li key={index}>
            {opens && employee_id !== null ? (
              <Link to={pathTo('merchant-employees-one', language, { id: employee_id })}>
                <PersonCell name={name} />
              </Link>
            ) : (
              <PersonCell name={name} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
