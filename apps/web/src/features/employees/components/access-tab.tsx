import { Button } from '@mantine/core';
import { accessStates } from '@rawnaq/domain/employees/employee.states';
import {
  employeesContract,
  giveAccessInput,
  setRoleInput,
  type Employee,
} from '@rawnaq/domain/employees/employees.contract';
import { rolesContract } from '@rawnaq/domain/roles/roles.contract';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { useRead, useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { Card } from '../../../ui/card';
import { CodeCell, NoValue } from '../../../ui/cells';
import { confirm } from '../../../ui/confirm';
import { Facts } from '../../../ui/detail/facts';
import { SelectField } from '../../../ui/fields/choice-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { EmptyState } from '../../../ui/states/states';
import { StateText } from '../../../ui/marks/status-badge';
import { toast } from '../../../ui/toast';
import styles from './employee.module.css';

export function AccessTab({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const [open, setOpen] = useState<'give' | 'role'>();
  const close = () => setOpen(undefined);
  const { access } = employee;
  if (access.state === 'none') {
    const give = employee.status === recordStates.codes.active && (
      <Button onClick={() => setOpen('give')}>{t('access.give')}</Button>
    );
    return (
      <>
        <EmptyState
          icon={IconKey}
          title={t('access.noneTitle')}
          text={employee.status === recordStates.codes.active ? t('access.noneText') : t('access.disabledText')}
          actions={give}
        />
        {open === 'give' && <GiveAccessDrawer employee={employee} onClose={close} />}
      </>
    );
  }
  const state = accessStates.rows[access.state as 'active'];
  return (
    <div className={styles.stack}>
      <Card title={t('tabs.access')} end={<StateText state={state} />}>
        <Facts
          facts={[
            { label: t('access.login'), value: access.email ? <CodeCell value={access.email} /> : <NoValue /> },
            { label: t('fields.role'), value: access.role_name ?? <NoValue /> },
          ]}
        />
        {access.state === 'owner' ? (
          <p className={styles.quiet}>{t('access.ownerText')}</p>
        ) : (
          <AccessButtons employee={employee} onChangeRole={() => setOpen('role')} />
        )}
      </Card>
      {open === 'role' && <RoleDrawer employee={employee} onClose={close} />}
    </div>
  );
}

function AccessButtons({ employee, onChangeRole }: { employee: Employee; onChangeRole: () => void }) {
  const { t } = useTranslation('employees');
  const resend = useWrite(employeesContract.resend_invitation, { onSuccess: () => toastSuccess(t('access.sent')) });
  const revoke = useWrite(employeesContract.revoke_access, { onSuccess: () => toast('saved') });
  const ask = async () => {
    if (
      await confirm({
        title: t('access.revokeTitle', { name: employee.name }),
        text: t('access.revokeText'),
        action: t('access.revoke'),
        danger: true,
      })
    )
      revoke.mutate({ id: employee.id });
  };
  return (
    <div className={styles.buttons} style={{ marginBlockStart: 16 }}>
      <Button variant="default" onClick={onChangeRole}>
        {t('access.change')}
      </Button>
      {employee.access.state === 'invited' && (
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate({ id: employee.id })}>
          {t('access.resend')}
        </Button>
      )}
      <Button variant="default" data-danger loading={revoke.isPending} onClick={() => void ask()}>
        {t('access.revoke')}
      </Button>
    </div>
  );
}

const useRoleOptions = () =>
  (useRead(rolesContract.get_options, {}).data?.records ?? []).map(({ id, name }) => ({ value: id, label: name }));

function GiveAccessDrawer({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { t } = useTranslation('employees');
  const roles = useRoleOptions();
  const form = useZodForm(giveAccessInput, { id: employee.id, email: employee.email ?? '' });
  const give = useWrite(employeesContract.give_access, {
    onSuccess: () => toastSuccess(t('access.sent')),
  });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('access.giveTitle')}
      submitLabel={t('access.send')}
      form={form}
      onSubmit={(values) => give.mutateAsync(values)}
    >
      <TextField name="email" label={t('fields.email')} ltr required autoFocus />
      <SelectField name="role_id" label={t('fields.role')} options={roles} required />
    </FormDrawer>
  );
}

function RoleDrawer({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const { t } = useTranslation('employees');
  const roles = useRoleOptions();
  const form = useZodForm(setRoleInput, {
    id: employee.id,
    ...(employee.access.role_id !== null && { role_id: employee.access.role_id }),
  });
  const change = useWrite(employeesContract.set_role, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('access.changeTitle')}
      form={form}
      onSubmit={(values) => change.mutateAsync(values)}
    >
      <SelectField name="role_id" label={t('fields.role')} options={roles} required />
    </FormDrawer>
  );
}
