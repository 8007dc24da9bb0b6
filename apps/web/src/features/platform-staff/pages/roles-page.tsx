import { Button } from '@mantine/core';
import { platformStaffContract, type StaffRole } from '@rawnaq/domain/platform-staff/platform-staff.contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { confirm } from '../../../ui/confirm';
import { PageHead } from '../../../ui/page-head';
import { LoadingState } from '../../../ui/states/states';
import { toast } from '../../../ui/toast';
import { RoleDrawer } from '../components/role-drawer';
import { roleName } from '../components/staff-drawers';
import styles from '../components/role.module.css';

export function RolesPage() {
  const { t } = useTranslation('platform-staff');
  const { data } = useRead(platformStaffContract.roles, {});
  const [open, setOpen] = useState<StaffRole | 'new'>();
  if (!data) return <LoadingState rows={4} />;
  const add = (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('new')}>
      {t('roles.add')}
    </Button>
  );
  return (
    <>
      <PageHead title={t('roles.title')} actions={add} />
      <ul className={styles.list}>
        {data.records.map((role) => (
          <RoleCard key={role.id} role={role} onOpen={() => setOpen(role)} />
        ))}
      </ul>
      {open && (
        <RoleDrawer
          key={open === 'new' ? 0 : open.id}
          role={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function RoleCard({ role, onOpen }: { role: StaffRole; onOpen: () => void }) {
  const { t } = useTranslation('platform-staff');
  const name = roleName(role, useLanguage());
  const remove = useWrite(platformStaffContract.remove_role, { onSuccess: () => toast('saved') });
  const ask = async () => {
    if (
      await confirm({
        title: t('roles.removeQuestion', { name }),
        text: t('roles.removeText'),
        action: t('roles.remove'),
        danger: true,
      })
    )
      remove.mutate({ id: role.id });
  };
  return (
    <li className={styles.role}>
      <h2>
        <bdi>{name}</bdi>
        <small>{role.key ? t('roles.builtIn') : t('roles.own')}</small>
      </h2>
      <p>{t('roles.people', { count: role.people })}</p>
      <div className={styles.buttons}>
        <Button
          size="xs"
          variant="default"
          onClick={onOpen}
          aria-label={`${role.key ? t('roles.look') : t('roles.edit')}: ${name}`}
        >
          {role.key ? t('roles.look') : t('roles.edit')}
        </Button>
        {!role.key && (
          <Button
            size="xs"
            variant="default"
            data-danger
            onClick={() => void ask()}
            aria-label={`${t('roles.remove')}: ${name}`}
          >
            {t('roles.remove')}
          </Button>
        )}
      </div>
    </li>
  );
}
