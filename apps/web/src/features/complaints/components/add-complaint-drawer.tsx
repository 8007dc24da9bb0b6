import { complaintCauses, complaintKinds } from '@rawnaq/domain/complaints/complaint.states';
import { addComplaintInput, BODY_LENGTH, complaintsContract } from '@rawnaq/domain/complaints/complaints.contract';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { SelectField } from '../../../ui/fields/choice-fields';
import { PhoneField } from '../../../ui/fields/phone-field';
import { TextareaField, TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { FieldRow } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { CustomerSelect } from './customer-select';

/** What somebody said at the desk or on the phone. */
export function AddComplaintDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('complaints');
  const language = useLanguage();
  const navigate = useNavigate();
  const mayCustomers = usePermission('customers.view');
  const form = useZodForm(addComplaintInput, {
    kind: complaintKinds.codes.complaint,
    customer_id: null,
    name: '',
    mobile: '',
    body: '',
    cause: null,
  });
  const customerId = form.watch('customer_id');
  const add = useWrite(complaintsContract.add, { onSuccess: () => toast('saved') });
  const options = (choices: typeof complaintKinds.choices) =>
    choices.map(({ value, label }) => ({ value, label: label[language] }));
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('addTitle')}
      form={form}
      onSubmit={async (values) => {
        const { id } = await add.mutateAsync(values);
        void navigate(pathTo('merchant-management-reports-complaints-one', language, { id }));
      }}
    >
      <FieldRow>
        <SelectField name="kind" label={t('kind')} options={options(complaintKinds.choices)} required />
        <SelectField name="cause" label={t('cause')} options={options(complaintCauses.choices)} clearable />
      </FieldRow>
      {mayCustomers && <CustomerSelect name="customer_id" label={t('customer')} description={t('customerHint')} />}
      {customerId == null && (
        <FieldRow>
          <TextField name="name" label={t('name')} />
          <PhoneField name="mobile" label={t('mobile')} />
        </FieldRow>
      )}
      <TextareaField name="body" label={t('body')} maxLength={BODY_LENGTH} rows={5} required />
    </FormDrawer>
  );
}
