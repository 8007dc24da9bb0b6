import { Button } from '@mantine/core';
import {
  platformMerchantsContract,
  type MerchantDetail,
} from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { IconBan, IconCheck, IconDoorEnter, IconPackage, IconRotate, IconUserShield, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermission } from '../../../lib/session';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { MoreMenu } from '../../../ui/more-menu';
import { ChangeOwnerDrawer } from './change-owner-drawer';
import { MerchantReasonDialog } from './merchant-reason-dialog';
import { OwnerVisitDrawer } from './owner-visit-drawer';
import { PackageDrawer } from './package-drawer';
import { useApprove, useReopen } from './use-approve';

type Drawer = 'reject' | 'disable' | 'package' | 'visit' | 'owner';

/**
 * What may be done with the account in its present state, by this person: the first as a button, the rest in a menu.
 */
export function MerchantActions({ merchant }: { merchant: MerchantDetail }) {
  const [drawer, setDrawer] = useState<Drawer>();
  const [first, ...rest] = useActions(merchant, setDrawer);
  const close = () => setDrawer(undefined);
  return (
    <>
      {first && (
        <Button leftSection={<first.icon size={18} />} onClick={first.onClick}>
          {first.label}
        </Button>
      )}
      <MoreMenu actions={rest} />
      {drawer === 'reject' && (
        <MerchantReasonDialog
          merchant={merchant}
          endpoint={platformMerchantsContract.reject}
          texts="reject"
          onClose={close}
        />
      )}
      {drawer === 'disable' && (
        <MerchantReasonDialog
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

function useActions(merchant: MerchantDetail, open: (drawer: Drawer) => void): RowAction[] {
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
  const possible: (RowAction | false)[] = [
    mayDecide &&
      status === 'requested' && { label: t('actions.approve'), icon: IconCheck, onClick: () => void approve(merchant) },
    mayDecide &&
      moves.includes('rejected') && {
        label: t('actions.reject'),
        icon: IconX,
        danger: true,
        onClick: () => open('reject'),
      },
    mayDecide &&
      status === 'rejected' && { label: t('actions.reopen'), icon: IconRotate, onClick: () => void reopen(merchant) },
    mayVisit && isOpen && { label: t('actions.loginAsOwner'), icon: IconDoorEnter, onClick: () => open('visit') },
    maySuspend && isOpen && { label: t('actions.package'), icon: IconPackage, onClick: () => open('package') },
    maySuspend && isClosed && { label: t('actions.activate'), icon: IconPackage, onClick: () => open('package') },
    mayChangeOwner &&
      (isOpen || isClosed) && { label: t('actions.changeOwner'), icon: IconUserShield, onClick: () => open('owner') },
    maySuspend &&
      moves.includes('disabled') && {
        label: t('actions.disable'),
        icon: IconBan,
        danger: true,
        onClick: () => open('disable'),
      },
  ];
  return possible.filter((action) => action !== false);
}
