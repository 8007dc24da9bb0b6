import { pathTo, addresses, type AddressName } from '@rawnaq/domain/kernel/addresses';
import { can, type Permission } from '@rawnaq/domain/kernel/permissions';
import { IconBell, IconBuildingStore, IconCalculator, IconCreditCard, IconFileInvoice, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { PageHead } from '../../../ui/page-head';
import { SettingsLayout } from '../../../ui/settings-section/settings-section';

const SECTIONS = [
  ['general', 'merchant-setting-general-setting', IconBuildingStore],
  ['accounting', 'merchant-setting-accounting-setting', IconCalculator],
  ['invoice', 'merchant-setting-invoice-setting', IconFileInvoice],
  ['notifications', 'merchant-setting-notifications-setting', IconBell],
  ['online', 'merchant-setting-online-setting', IconWorld],
  ['gateway', 'merchant-setting-payment-gateway', IconCreditCard],
] as const;

/** Title, the sections this person may open, the form, and where it helps a picture of what comes of it. */
export function SettingsFrame({ preview, children }: { preview?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const permissions = useSession()?.user.permissions ?? {};
  const links = SECTIONS.filter(([, name]) => can(permissions, accessOf(name))).map(([label, name, icon]) => ({ label: t(`sections.${label}`), icon, to: pathTo(name, language) }));
  return (
    <>
      <PageHead title={t('title')} />
      <SettingsLayout links={links} preview={preview}>
        {children}
      </SettingsLayout>
    </>
  );
}

const accessOf = (name: AddressName): Permission => addresses[name].access as Permission;
