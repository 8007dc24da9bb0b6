import { addEmployeeInput, employeesContract } from '@rawnaq/domain/employees/employees.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { SwitchField } from '../../../ui/fields/choice-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { PhoneField } from '../../../ui/fields/phone-field';
import { NamePair, TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';

export function AddEmployeeDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('employees');
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useZodForm(addEmployeeInput, {
    english_name: '',
    arabic_name: '',
    mobile: '',
    email: '',
    joined_on: '',
    show_in_appointments: true,
    show_in_billing: true,
  });
  const add = useWrite(employeesContract.add, {
    onSuccess: ({ id }) => {
      toast('saved');
      // After the form has said that nothing is unsaved any more.
      setTimeout(() => void navigate(pathTo('merchant-employees-one', language, { id })));
    },
  });
  return (
    <FormDrawer opened onClose={onClose} title={t('add')} form={form} onSubmit={(values) => add.mutateAsync(values)}>
      <NamePair
        label={{ en: t('fields.englishName'), ar: t('fields.arabicName') }}
        hint={t('fields.namesText')}
        autoFocus
      />
      <PhoneField name="mobile" label={t('fields.mobile')} />
      <TextField name="email" label={t('fields.email')} ltr />
      <DateField name="joined_on" label={t('fields.joined')} />
      <SwitchField
        name="show_in_appointments"
        label={t('fields.inAppointments')}
        description={t('fields.inAppointmentsText')}
      />
      <SwitchField name="show_in_billing" label={t('fields.inBilling')} description={t('fields.inBillingText')} />
    </FormDrawer>
  );
}
