import { Button, Menu } from '@mantine/core';
import {
  platformMerchantsContract,
  type MerchantDetail,
} from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import {
  IconBan,
  IconCheck,
  IconDots,
  IconDoorEnter,
  IconPackage,
  IconRotate,
  IconUserShield,
  IconX,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuIcon } from '../../../ui/shell/shell-props';
import { usePermission } from '../../../lib/session';
import { ChangeOwnerDrawer } from './change-owner-drawer';
import { OwnerVisitDrawer } from './owner-visit-drawer';
import { PackageDrawer } from './package-drawer';
import { ReasonDrawer } from './reason-drawer';
import { useApprove, useReopen } from './use-approve';

type Drawer = 'reject' | 'disable' | 'package' | 'visit' | 'owner';
type Action = { label: string; icon: MenuIcon; run: () => void; danger?: boolean };

/**
 * What may be done with the account in its present state, by this person: the first as a button, the rest in a menu.
 */
export function MerchantActions({ merchant }: { merchant: MerchantDetail }) {
  const { t } = useTranslation('platform-merchants');
  const [drawer, setDrawer] = useState<Drawer>();
  const [first, ...rest] = useActions(merchant, setDrawer);
  const close = () => setDrawer(undefined);
  return (
    <>
      {rest.length > 0 && (
        <Menu position="bottom-end" width={230}>
          <Menu.Target>
            <Button variant="default" leftSection={<IconDots size={18} />}>
              {t('actions.more')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map(({ label, icon: Icon, run, danger }) => (
              <Menu.Item
                key={label}
                {...(danger && { color: 'red' })}
                leftSection={<Icon size={18} stroke={1.75} />}
                onClick={run}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {first && (
        <Button leftSection={<first.icon size={18} />} onClick={first.run}>
          {first.label}
        </Button>
      )}
      {drawer === 'reject' && (
        <ReasonDrawer merchant={merchant} endpoint={platformMerchantsContract.reject} texts="reject" onClose={close} />
      )}
      {drawer === 'disable' && (
        <ReasonDrawer
          merchant={merchant}
          endpoint={platformMerchantsContract.disable}
          texts="disable"
          onClose={close}
        />
      )}
      {drawer === 'package' && <PackageDrawer merchant={merchant} onClose={close} />}
      {drawer === 'visit' && <OwnerVisitDrawer id={merchant.id} onClose={close} />}
      {drawer === 'owner' && <ChangeOwnerDrawer merchant={merchant} onClose={close} />}
    </>
  );
}

function useActions(merchant: MerchantDetail, open: (drawer: Drawer) => void): Action[] {
  const { t } = useTranslation('platform-merchants');
  const mayDecide = usePermission('platform-merchants.approve');
  const maySuspend = usePermission('platform-merchants.suspend');
  const mayVisit = usePermission('platform-merchants.login-as-owner');
  const mayChangeOwner = usePermission('platform-merchants.change-owner');
  const approve = useApprove();
  const reopen = useReopen();
  const { status, moves } = merchant;
  const isOpen = status === 'trial' || status === 'active';
  const isClosed = status === 'expired' || status === 'disabled';
  const possible: (Action | false)[] = [
    mayDecide &&
      status === 'requested' && { label: t('actions.approve'), icon: IconCheck, run: () => void approve(merchant) },
    mayDecide &&
      moves.includes('rejected') && {
        label: t('actions.reject'),
        icon: IconX,
        danger: true,
        run: () => open('reject'),
      },
    mayDecide &&
      status === 'rejected' && { label: t('actions.reopen'), icon: IconRotate, run: () => void reopen(merchant) },
    mayVisit && isOpen && { label: t('actions.loginAsOwner'), icon: IconDoorEnter, run: () => open('visit') },
    maySuspend && isOpen && { label: t('actions.package'), icon: IconPackage, run: () => open('package') },
    maySuspend && isClosed && { label: t('actions.activate'), icon: IconPackage, run: () => open('package') },
    mayChangeOwner &&
      (isOpen || isClosed) && { label: t('actions.changeOwner'), icon: IconUserShield, run: () => open('owner') },
    maySuspend &&
      moves.includes('disabled') && {
        label: t('actions.disable'),
        icon: IconBan,
        danger: true,
        run: () => open('disable'),
      },
  ];
  return possible.filter((action) => action !== false);
}
