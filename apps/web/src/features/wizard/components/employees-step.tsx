import { Button } from '@mantine/core';
import { accessStates } from '@rawnaq/domain/employees/employee.states';
import { employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { settingsContract } from '@rawnaq/domain/settings/settings.contract';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { PersonCell, PhoneCell } from '../../../ui/cells';
import { SettingsSection } from '../../../ui/settings-section/settings-section';
import { LoadingState } from '../../../ui/states/states';
import { StateText } from '../../../ui/marks/status-badge';
import { useServices } from '../../services';
import { EmployeeForm } from './employee-form';
import { StepFoot, type StepProps } from './step-form';
import styles from './wizard.module.css';

/** Those who are there, and a short form for the next one: name and mobile are enough. */
export function EmployeesStep({ onFinish, ...step }: StepProps) {
  const { t } = useTranslation('wizard');
  const employees = useRead(employeesContract.get_records, {
    page: '1',
    page_size: '100',
    'f.status': String(recordStates.codes.active),
  }).data;
  const hours = useRead(settingsContract.get_business_hours, {}).data;
  const services = useServices().data?.records.filter((one) => one.status === recordStates.codes.active);
  const [saving, setSaving] = useState(false);
  const [added, setAdded] = useState(0);
  if (!employees || !hours || !services) return <LoadingState />;

  const finish = async () => {
    setSaving(true);
    await onFinish().finally(() => setSaving(false));
  };
  return (
    <>
      <SettingsSection title={t('employees.title')} text={t('employees.text')}>
        <b role="status">{t('employees.count', { count: employees.total })}</b>
        <ul className={styles.list}>
          {employees.records.map((one) => {
            const access = accessStates.rows[one.access as keyof typeof accessStates.rows];
            return (
              <li key={one.id}>
                <PersonCell
                  name={one.name}
                  note={one.mobile ? <PhoneCell value={one.mobile} /> : (one.role_name ?? undefined)}
                />
                {one.access !== 'none' && <StateText state={access} />}
              </li>
            );
          })}
        </ul>
      </SettingsSection>
      {/* A new one for each person: nothing of the last stays in it. */}
      <EmployeeForm
        key={added}
        shifts={hours.shifts}
        services={services}
        focused={added > 0}
        onAdded={() => setAdded(added + 1)}
      />
      <StepFoot
        {...step}
        action={
          <Button
            disabled={employees.total === 0}
            loading={saving}
            rightSection={<IconArrowRight className="flip" size={18} stroke={1.75} />}
            onClick={() => void finish()}
          >
            {t('continue')}
          </Button>
        }
      />
    </>
  );
}
