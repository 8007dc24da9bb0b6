import { employeesContract, setPayInput, type Employee } from '@rawnaq/domain/employees/employees.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { Card } from '../../../ui/card';
import { PercentField, PriceField } from '../../../ui/fields/number-fields';
import { Form } from '../../../ui/form/form';
import { FieldRow, Fields } from '../../../ui/form/form-layout';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import styles from './employee.module.css';

export function PayTab({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const form = useZodForm(setPayInput, {
    id: employee.id,
    salary: employee.pay?.salary ?? null,
    commission: employee.pay?.commission ?? null,
  });
  const save = useWrite(employeesContract.set_pay, { onSuccess: () => toast('saved') });
  return (
    <Form form={form} onSubmit={(values) => save.mutateAsync(values)} className={styles.column}>
      <div className={styles.stack}>
        <Card title={t('tabs.pay')}>
          <Fields>
            <p className={styles.quiet}>{t('pay.note')}</p>
            <FieldRow>
              <PriceField name="salary" label={t('fields.salary')} />
              <PercentField name="commission" label={t('fields.commission')} />
            </FieldRow>
          </Fields>
        </Card>
      </div>
      <SaveBar />
    </Form>
  );
}
