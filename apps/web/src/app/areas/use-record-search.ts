import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { can, type PermissionMap } from '@rawnaq/domain/kernel/permissions';
import { IconCalendarEvent, IconId, IconUser } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../lib/i18n';
import { useFormat } from '../../lib/use-format';
import type { SearchAction, ShellSearch } from '../shell-props';

const ICONS = { customers: IconUser, employees: IconId, appointments: IconCalendarEvent };

/** Ctrl K beyond pages: customers and their coming visits by name or mobile, employees by name, each opening its own page. */
export function useRecordSearch(kind: UserKind, permissions: PermissionMap): ShellSearch['onQuery'] {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const navigate = useNavigate();
  const customers = kind === 'merchant' && can(permissions, 'customers.view');
  const employees = kind === 'merchant' && can(permissions, 'employees.view');
  const appointments = kind === 'merchant' && can(permissions, 'appointments.view');
  const format = useFormat();
  const find = useCallback(
    async (text: string): Promise<SearchAction[]> => {
      const { findRecords } = await import('./find-records');
      const records = await findRecords(text, { customers, employees, appointments }, format);
      return records.map(({ kind: group, address, id, label, description }) => ({
        id: `${group}-${id}`,
        group: t(`search.${group}`),
        label,
        icon: ICONS[group],
        ...(description && { description }),
        run: () =>
          void navigate(
            address === 'merchant-appointments'
              ? `${pathTo(address, language)}?open=${id}`
              : pathTo(address, language, { id }),
          ),
      }));
    },
    [customers, employees, appointments, format, language, navigate, t],
  );
  return customers || employees || appointments ? find : undefined;
}
