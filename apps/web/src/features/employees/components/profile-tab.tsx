import { editEmployeeInput, employeesContract, type Employee } from '@rawnaq/domain/employees/employees.contract';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { recordStates } from '@rawnaq/domain/kernel/record-status.states';
import { storePicture } from '../../../lib/pictures';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { Card } from '../../../ui/card';
import { SwitchField } from '../../../ui/fields/choice-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { PhoneField } from '../../../ui/fields/phone-field';
import { NamePair, TextareaField, TextField } from '../../../ui/fields/text-fields';
import { ImageField } from '../../../ui/fields/upload-fields';
import { Form } from '../../../ui/form/form';
import { FieldRow, Fields } from '../../../ui/form/form-layout';
import { SaveBar } from '../../../ui/form/form-page';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import styles from './employee.module.css';

const formInput = editEmployeeInput.safeExtend({ picture: z.unknown() });

export function ProfileTab({ employee }: { employee: Employee }) {
  const { t } = useTranslation('employees');
  const mayEdit = usePermission('employees.edit');
  const form = useZodForm(formInput, {
    id: employee.id,
    english_name: employee.english_name ?? '',
    arabic_name: employee.arabic_name ?? '',
    mobile: employee.mobile ?? '',
    email: employee.email ?? '',
    experience: employee.experience ?? '',
    joined_on: employee.joined_on ?? '',
    left_on: employee.left_on ?? '',
    passport_expires_on: employee.passport_expires_on ?? '',
    residency_expires_on: employee.residency_expires_on ?? '',
    show_in_appointments: employee.show_in_appointments,
    show_in_billing: employee.show_in_billing,
    picture: employee.picture_url,
  });
  const edit = useWrite(employeesContract.edit, { onSuccess: () => toast('saved') });
  const save = async ({ picture, ...values }: z.output<typeof formInput>) => {
    const picture_upload_id = await storePicture(picture as File | string | null, employee.picture_upload_id);
    await edit.mutateAsync({ ...values, picture_upload_id: picture_upload_id ?? null });
  };
  const isOff = employee.status !== recordStates.codes.active;

  return (
    <Form form={form} onSubmit={save} className={styles.column}>
      <fieldset className={styles.stack} disabled={!mayEdit} style={{ border: 0, padding: 0, margin: 0 }}>
        <Card title={t('sections.identity')}>
          <Fields>
            <ImageField name="picture" label={t('fields.picture')} disabled={!mayEdit} />
            <NamePair
              label={{ en: t('fields.englishName'), ar: t('fields.arabicName') }}
              hint={t('fields.namesText')}
            />
            <FieldRow>
              <PhoneField name="mobile" label={t('fields.mobile')} disabled={!mayEdit} />
              <TextField name="email" label={t('fields.email')} ltr disabled={!mayEdit} />
            </FieldRow>
            <TextareaField
              name="experience"
              label={t('fields.experience')}
              maxLength={1000}
              rows={3}
              disabled={!mayEdit}
            />
          </Fields>
        </Card>
        <Card title={t('sections.dates')}>
          <Fields>
            <FieldRow>
              <DateField name="joined_on" label={t('fields.joined')} disabled={!mayEdit} />
              <DateField name="left_on" label={t('fields.leaving')} disabled={!mayEdit} />
            </FieldRow>
            <FieldRow>
              <DateField name="passport_expires_on" label={t('fields.passport')} disabled={!mayEdit} />
              <DateField name="residency_expires_on" label={t('fields.residency')} disabled={!mayEdit} />
            </FieldRow>
          </Fields>
        </Card>
        <Card title={t('sections.visibility')}>
          <SwitchField
            name="show_in_appointments"
            label={t('fields.inAppointments')}
            description={t('fields.inAppointmentsText')}
            disabled={!mayEdit || isOff}
          />
          <SwitchField
            name="show_in_billing"
            label={t('fields.inBilling')}
            description={t('fields.inBillingText')}
            disabled={!mayEdit || isOff}
          />
        </Card>
      </fieldset>
      {mayEdit && <SaveBar />}
    </Form>
  );
}
