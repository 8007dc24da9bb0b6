import {
  addEntryInput,
  attendanceContract,
  correctEntryInput,
  type AttendanceEntry,
} from '@rawnaq/domain/attendance/attendance.contract';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { toWall } from '@rawnaq/domain/kernel/time/zoned-time';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { SelectField } from '../../../ui/fields/choice-fields';
import { DateField, TimeField } from '../../../ui/fields/date-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { FieldRow } from '../../../ui/form/form-layout';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';

export function AddEntryDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  const employees = useRead(employeesContract.get_options, {}).data?.records ?? [];
  const form = useZodForm(addEntryInput, { date: format.today(), in_time: '', out_time: '', reason: '' });
  const add = useWrite(attendanceContract.add_entry, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer opened onClose={onClose} title={t('add')} form={form} onSubmit={(values) => add.mutateAsync(values)}>
      <SelectField
        name="employee_id"
        label={t('fields.employee')}
        options={employees.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <TimesFields />
    </FormDrawer>
  );
}

export function CorrectEntryDrawer({ entry, onClose }: { entry: AttendanceEntry; onClose: () => void }) {
  const { t } = useTranslation('attendance');
  const { timeZone } = useFormat();
  const came = toWall(entry.checked_in_at, timeZone);
  const left = entry.checked_out_at === null ? undefined : toWall(entry.checked_out_at, timeZone);
  const form = useZodForm(correctEntryInput, {
    id: entry.id,
    date: came.date,
    in_time: came.time,
    out_time: left?.time ?? '',
    reason: '',
  });
  const correct = useWrite(attendanceContract.correct, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={`${t('correct')}: ${entry.employee}`}
      form={form}
      onSubmit={(values) => correct.mutateAsync(values)}
    >
      <TimesFields />
    </FormDrawer>
  );
}

export function RemoveEntryDialog({ entry, onClose }: { entry: AttendanceEntry; onClose: () => void }) {
  const { t } = useTranslation('attendance');
  const remove = useWrite(attendanceContract.remove, { onSuccess: () => toast('saved') });
  return (
    <ReasonDialog
      title={`${t('remove')}: ${entry.employee}`}
      action={t('remove')}
      maxLength={300}
      onReason={(reason) => remove.mutateAsync({ id: entry.id, reason })}
      onClose={onClose}
    />
  );
}

function TimesFields() {
  const { t } = useTranslation('attendance');
  const came = useWatch<{ in_time: string | null }, 'in_time'>({ name: 'in_time' });
  const format = useFormat();
  return (
    <>
      <DateField name="date" label={t('fields.date')} max={format.today()} required />
      <FieldRow>
        {/* To the minute: people do not come on the quarter hour. */}
        <TimeField name="in_time" label={t('fields.in')} toMinute required />
        <TimeField name="out_time" label={t('fields.out')} after={came} toMinute clearable />
      </FieldRow>
      <p style={{ margin: 0, fontSize: 13.5, color: 'var(--text-2)' }}>{t('outText')}</p>
      <TextField name="reason" label={t('fields.reason')} required />
    </>
  );
}
