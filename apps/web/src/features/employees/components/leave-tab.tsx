import { Button } from '@mantine/core';
import { addLeaveInput, employeesContract, type Employee } from '@rawnaq/domain/employees/employees.contract';
import { leaveKinds } from '@rawnaq/domain/employees/employee.states';
import { daysBetween } from '@rawnaq/domain/kernel/time/local-date';
import { IconBeach, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { confirm } from '../../../ui/confirm';
import { SelectField } from '../../../ui/fields/choice-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { FieldRow } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { EmptyState } from '../../../ui/states/states';
import { StateText } from '../../../ui/marks/status-badge';
import { toast } from '../../../ui/toast';
import styles from './employee.module.css';

export function LeaveTab({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const mayEdit = usePermission('employees.edit');
  const [adding, setAdding] = useState(false);
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('leave.add')}
    </Button>
  );
  return (
    <div className={employee.leaves.length > 0 ? styles.stack : undefined}>
      {employee.leaves.length === 0 ? (
        <EmptyState icon={IconBeach} title={t('leave.emptyTitle')} text={t('leave.emptyText')} actions={add} />
      ) : (
        <Card title={t('tabs.leave')} end={add}>
          <ul className={styles.rows}>
            {employee.leaves.map((leave) => (
              <LeaveRow key={leave.id} leave={leave} mayEdit={mayEdit} />
            ))}
          </ul>
        </Card>
      )}
      {adding && <LeaveDrawer employeeId={employee.id} onClose={() => setAdding(false)} />}
    </div>
  );
}

function LeaveRow({ leave, mayEdit }: { leave: Employee['leaves'][number]; mayEdit: boolean }) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const remove = useWrite(employeesContract.remove_leave, { onSuccess: () => toast('saved') });
  const kind = leaveKinds.rows[leave.kind as 'annual'];
  const ask = async () => {
    if (await confirm({ title: t('leave.removeTitle'), action: t('leave.remove'), danger: true }))
      remove.mutate({ id: leave.id });
  };
  return (
    <li className={styles.row}>
      <StateText state={kind} />
      <span className={styles.grow}>
        {format.date(leave.starts_on)} – {format.date(leave.ends_on)}
        {leave.note && (
          <span className={styles.quiet}>
            {' '}
            · <bdi>{leave.note}</bdi>
          </span>
        )}
      </span>
      <span className={styles.quiet}>
        {t('leave.days', { count: daysBetween(leave.starts_on, leave.ends_on) + 1 })}
      </span>
      {mayEdit && (
        <Button variant="subtle" color="gray" size="xs" loading={remove.isPending} onClick={() => void ask()}>
          {t('leave.remove')}
        </Button>
      )}
    </li>
  );
}

function LeaveDrawer({ employeeId, onClose }: { employeeId: number; onClose: () => void }) {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const form = useZodForm(addLeaveInput, {
    employee_id: employeeId,
    kind: 'annual',
    starts_on: '',
    ends_on: '',
    note: '',
  });
  const add = useWrite(employeesContract.add_leave, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('leave.add')}
      form={form}
      onSubmit={(values) => add.mutateAsync(values)}
    >
      <SelectField
        name="kind"
        label={t('fields.kind')}
        options={leaveKinds.choices.map((choice) => ({ value: choice.value, label: choice.label[language] }))}
        required
      />
      <FieldRow>
        <DateField name="starts_on" label={t('fields.first')} required />
        <DateField name="ends_on" label={t('fields.last')} required />
      </FieldRow>
      <TextField name="note" label={t('fields.note')} maxLength={300} />
    </FormDrawer>
  );
}
