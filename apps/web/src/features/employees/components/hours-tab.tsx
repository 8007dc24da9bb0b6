import { Button } from '@mantine/core';
import { employeesContract, type Employee } from '@rawnaq/domain/employees/employees.contract';
import { problemsOf, toShift, type ShiftTimes } from '@rawnaq/domain/employees/working-hours.rules';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { DurationCell } from '../../../ui/cells';
import { useUnsavedGuard } from '../../../ui/form/use-unsaved-guard';
import { toast } from '../../../ui/toast';
import { WeekHours } from './week-hours';
import styles from './employee.module.css';

export function HoursTab({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const mayEdit = usePermission('employees.edit');
  const [draft, setDraft] = useState<ShiftTimes[]>();
  const save = useWrite(employeesContract.set_hours, {
    onSuccess: () => {
      setDraft(undefined);
      toast('saved');
    },
  });
  const shifts = draft ?? employee.shifts;
  useUnsavedGuard(draft !== undefined && !save.isPending);
  const minutes = shifts.map(toShift).reduce((sum, shift) => sum + (shift.end - shift.start) * 15, 0);

  return (
    <div className={styles.stack}>
      <WeekHours value={shifts} onChange={setDraft} disabled={!mayEdit} />
      <div className={styles.end}>
        <span className={styles.quiet}>
          {t('hours.weekTotal')}: <DurationCell minutes={minutes} />
        </span>
        {mayEdit && (
          <Button
            loading={save.isPending}
            disabled={draft === undefined || problemsOf(shifts).length > 0}
            onClick={() => save.mutate({ id: employee.id, shifts: [...shifts] })}
          >
            {t('hours.save')}
          </Button>
        )}
      </div>
    </div>
  );
}
