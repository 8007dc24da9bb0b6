import { Button } from '@mantine/core';
import {
  platformStaffContract,
  staffList,
  type StaffMember,
} from '@rawnaq/domain/platform-staff/platform-staff.contract';
import { IconIdBadge2, IconMail, IconPlus, IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { useSession } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { PersonCell } from '../../../ui/cells';
import { confirm } from '../../../ui/confirm';
import type { RowAction } from '../../../ui/data-table/row-actions';
import { ListPage } from '../../../ui/list-page/list-page';
import { toast } from '../../../ui/toast';
import { useStatusSwitch } from '../../../ui/use-status-switch';
import { AddStaffDrawer, StaffRoleDrawer } from '../components/staff-drawers';

const INVITED = 2;

export function StaffPage() {
  const { t } = useTranslation('platform-staff');
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<StaffMember>();
  const actions = useStaffActions(setChanging);
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={staffList}
        searchLabel={t('search')}
        primaryAction={add}
        empty={{ icon: IconIdBadge2, title: t('emptyTitle'), text: t('emptyText'), actions: add }}
        cells={{ name: (row) => <PersonCell name={row.name} /> }}
        rowActions={actions}
      />
      {adding && <AddStaffDrawer onClose={() => setAdding(false)} />}
      {changing && <StaffRoleDrawer key={changing.id} member={changing} onClose={() => setChanging(undefined)} />}
    </>
  );
}

function useStaffActions(changeRole: (member: StaffMember) => void): (member: StaffMember) => RowAction[] {
  const { t } = useTranslation('platform-staff');
  const self = useSession()?.user.id;
  const saved = { onSuccess: () => toast('saved') };
  const switchStatus = useStatusSwitch(platformStaffContract.set_status, {
    activate: { label: t('actions.enable') },
    question: ({ name }: StaffMember) => ({ title: t('disable.question', { name }), text: t('disable.text') }),
  });
  const reset = useWrite(platformStaffContract.reset_second_factor, saved);
  const invite = useWrite(platformStaffContract.invite, { onSuccess: () => toastSuccess(t('drawer.sent')) });
  const resetFactor = async ({ id, name }: StaffMember) => {
    if (await confirm({ title: t('reset.question', { name }), text: t('reset.text'), action: t('actions.reset') }))
      reset.mutate({ id });
  };
  return (member) => [
    { label: t('actions.role'), icon: IconShieldCheck, onClick: () => changeRole(member) },
    ...(member.status === INVITED
      ? [{ label: t('actions.invite'), icon: IconMail, onClick: () => invite.mutate({ id: member.id }) }]
      : []),
    ...(member.second_factor
      ? [{ label: t('actions.reset'), icon: IconShieldOff, onClick: () => void resetFactor(member) }]
      : []),
    // Nobody locks themselves out by a slip.
    ...(member.id === self ? [] : [switchStatus(member)]),
  ];
}
