import { employeesContract, newEmployeeInput } from '@rawnaq/domain/employees/employees.contract';
import type { ShiftTimes } from '@rawnaq/domain/employees/working-hours.rules';
import { addMessage } from '@rawnaq/domain/kernel/input/fields';
import { checkRequired } from '@rawnaq/domain/kernel/input/validators';
import { rolesContract } from '@rawnaq/domain/roles/roles.contract';
import { IconUserPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { toastSuccess } from '../../../lib/toast';
import { Card } from '../../../ui/card';
import { MultiSelectField, SelectField, SwitchField } from '../../../ui/fields/choice-fields';
import { PhoneField } from '../../../ui/fields/phone-field';
import { NamePair, TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { FieldRow, Fields, SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { WeekHours } from '../../employees';
import { useNames, type ServiceOption } from '../../services';

const formSchema = newEmployeeInput
  .safeExtend({ salon_hours: z.boolean(), may_sign_in: z.boolean() })
  .superRefine(({ may_sign_in, email, role_id }, ctx) => {
    if (!may_sign_in) return;
    if (role_id == null) addMessage(ctx, checkRequired(''), ['role_id']);
    // Somebody with a role is asked for the e-mail by the shared rule.
    if (role_id == null) addMessage(ctx, checkRequired(email), ['email']);
  });

/** Most people work while the salon is open; for the others the week opens. */
type Props = {
  shifts: readonly ShiftTimes[];
  services: readonly ServiceOption[];
  focused: boolean;
  onAdded: () => void;
};

export function EmployeeForm({ shifts, services, focused, onAdded }: Props) {
  const { t } = useTranslation('wizard');
  const { nameOf } = useNames();
  const mayInvite = usePermission('employees.access-login');
  const form = useZodForm(formSchema, {
    english_name: '',
    arabic_name: '',
    mobile: '',
    email: '',
    show_in_appointments: true,
    show_in_billing: true,
    shifts: [...shifts],
    service_ids: services.map((one) => one.id),
    role_id: null,
    salon_hours: true,
    may_sign_in: false,
  });
  const add = useWrite(employeesContract.add);
  const [salonHours, maySignIn] = form.watch(['salon_hours', 'may_sign_in']);

  const save = async ({ salon_hours, may_sign_in, ...values }: z.output<typeof formSchema>) => {
    await add.mutateAsync({
      ...values,
      ...(salon_hours && { shifts: [...shifts] }),
      ...(!may_sign_in && { email: undefined, role_id: undefined }),
    });
    toastSuccess(
      t(may_sign_in ? 'employees.addedInvited' : 'employees.added', {
        name: nameOf({
          english_name: values.english_name ?? values.arabic_name ?? '',
          arabic_name: values.arabic_name ?? values.english_name ?? '',
        }),
      }),
    );
    // After the form has said that nothing is unsaved any more.
    setTimeout(onAdded);
  };

  return (
    <Card title={t('employees.add')}>
      <Form form={form} onSubmit={save}>
        <Fields>
          <NamePair
            label={{ en: t('employees.englishName'), ar: t('employees.arabicName') }}
            hint={t('employees.namesText')}
            autoFocus={focused}
          />
          <PhoneField name="mobile" label={t('employees.mobile')} />
          {services.length > 0 && (
            <MultiSelectField
              name="service_ids"
              label={t('employees.services')}
              options={services.map((one) => ({ value: one.id, label: nameOf(one) }))}
            />
          )}
          <SwitchField
            name="salon_hours"
            label={t('employees.salonHours')}
            description={t('employees.salonHoursText')}
          />
          {!salonHours && (
            <WeekHours
              value={(form.watch('shifts') ?? []) as ShiftTimes[]}
              onChange={(next) => form.setValue('shifts', next, { shouldDirty: true, shouldValidate: true })}
            />
          )}
          {mayInvite && (
            <SwitchField name="may_sign_in" label={t('employees.signsIn')} description={t('employees.signsInText')} />
          )}
          {maySignIn && <AccessFields />}
          <div>
            <SubmitButton leftSection={<IconUserPlus size={18} stroke={1.75} />} variant="light">
              {t('employees.addOne')}
            </SubmitButton>
          </div>
        </Fields>
      </Form>
    </Card>
  );
}

function AccessFields() {
  const { t } = useTranslation('wizard');
  const roles = useRead(rolesContract.get_options, {}).data?.records ?? [];
  return (
    <FieldRow>
      <TextField name="email" label={t('employees.email')} ltr required />
      <SelectField
        name="role_id"
        label={t('employees.role')}
        options={roles.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
    </FieldRow>
  );
}
