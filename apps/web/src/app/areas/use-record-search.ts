import type { UserKind } from '@rawnaq/domain/auth/auth.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import type { Language } from '@rawnaq/domain/kernel/localized';
import { can, type MerchantPermission, type PermissionMap } from '@rawnaq/domain/kernel/permissions';
import {
  IconCalendarEvent,
  IconCategory,
  IconDiscount2,
  IconId,
  IconPackage,
  IconScissors,
  IconUser,
} from '@tabler/icons-react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../lib/language/i18n';
import { useFormat } from '../../lib/use-format';
import type { MenuIcon, SearchAction, ShellSearch } from '../../ui/shell/shell-props';
import type { FoundKind, FoundRecord, May } from './find-records';

type Kind = {
  needs: MerchantPermission;
  icon: MenuIcon;
  opens: (language: Language, record: FoundRecord) => string;
};
/** What has no page of its own opens its list, narrowed to its name. */
const inList =
  (
    name:
      | 'merchant-menu-services'
      | 'merchant-menu-categories'
      | 'merchant-menu-offers'
      | 'merchant-products-active-products',
  ): Kind['opens'] =>
  (language, { label }) =>
    `${pathTo(name, language)}?${new URLSearchParams({ q: label })}`;
const KINDS: Readonly<Record<FoundKind, Kind>> = {
  customers: {
    needs: 'customers.view',
    icon: IconUser,
    opens: (language, { id }) => pathTo('merchant-customers-one', language, { id }),
  },
  appointments: {
    needs: 'appointments.view',
    icon: IconCalendarEvent,
    opens: (language, { id }) => `${pathTo('merchant-appointments', language)}?open=${id}`,
  },
  employees: {
    needs: 'employees.view',
    icon: IconId,
    opens: (language, { id }) => pathTo('merchant-employees-one', language, { id }),
  },
  services: { needs: 'menu.view', icon: IconScissors, opens: inList('merchant-menu-services') },
  categories: { needs: 'menu.view', icon: IconCategory, opens: inList('merchant-menu-categories') },
  offers: { needs: 'menu.offers', icon: IconDiscount2, opens: inList('merchant-menu-offers') },
  products: { needs: 'products.view', icon: IconPackage, opens: inList('merchant-products-active-products') },
};

/**
 * Ctrl K beyond pages: customers and their coming visits by name or mobile, employees and what the salon offers by
 * either name.
 */
export function useRecordSearch(kind: UserKind, permissions: PermissionMap): ShellSearch['onQuery'] {
  const { t } = useTranslation('app');
  const language = useLanguage();
  const navigate = useNavigate();
  const format = useFormat();
  const may = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(KINDS).map(([name, { needs }]) => [name, kind === 'merchant' && can(permissions, needs)]),
      ) as May,
    [kind, permissions],
  );
  const find = useCallback(
    async (text: string): Promise<SearchAction[]> => {
      const { findRecords } = await import('./find-records');
      const records = await findRecords(text, may, format);
      return records.map((record) => ({
        id: `${record.kind}-${record.id}`,
        group: t(`search.${record.kind}`),
        label: record.label,
        icon: KINDS[record.kind].icon,
        ...(record.description && { description: record.description }),
        run: () => void navigate(KINDS[record.kind].opens(language, record)),
      }));
    },
    [may, format, language, navigate, t],
  );
  return Object.values(may).some(Boolean) ? find : undefined;
}
