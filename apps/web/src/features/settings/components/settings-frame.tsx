import { pathTo, addresses, type AddressName } from '@rawnaq/domain/kernel/addresses';
import { can, type Permission } from '@rawnaq/domain/kernel/permissions';
import {
  IconBell,
  IconBuildingStore,
  IconCalculator,
  IconCreditCard,
  IconFileInvoice,
  IconWorld,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { PageHead } from '../../../ui/page-head';
import { SettingsLayout } from '../../../ui/settings-section/settings-section';
import { SectionHistory, type SectionName } from './section-history';

const SECTIONS = [
  ['general', 'merchant-setting-general-setting', IconBuildingStore],
  ['accounting', 'merchant-setting-accounting-setting', IconCalculator],
  ['invoice', 'merchant-setting-invoice-setting', IconFileInvoice],
  ['notifications', 'merchant-setting-notifications-setting', IconBell],
  ['online', 'merchant-setting-online-setting', IconWorld],
  ['gateway', 'merchant-setting-payment-gateway', IconCreditCard],
] as const;

type Props = {
  section: SectionName;
  preview?: ReactNode;
  children: ReactNode;
};

/** Title, the sections this person may open, the form, its history, and where it helps a picture of what comes of it. */
export function SettingsFrame({ section, preview, children }: Props) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const permissions = useSession()?.user.permissions ?? {};
  const links = SECTIONS.filter(([, name]) => can(permissions, accessOf(name))).map(([label, name, icon]) => ({
    label: t(`sections.${label}`),
    icon,
    to: pathTo(name, language),
  }));
  return (
    <>
      <PageHead title={t('title')} actions={<SectionHistory section={section} />} />
      <SettingsLayout links={links} preview={preview}>
        {children}
      </SettingsLayout>
    </>
  );
}

const accessOf = (name: AddressName): Permission => addresses[name].access as Permission;
