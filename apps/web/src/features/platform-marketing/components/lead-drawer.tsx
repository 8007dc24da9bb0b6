import { leadStages } from '@rawnaq/domain/platform-marketing/lead.states';
import {
  leadInput,
  platformMarketingContract,
  type Lead,
} from '@rawnaq/domain/platform-marketing/platform-marketing.contract';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { SelectField } from '../../../ui/fields/choice-fields';
import { DateField } from '../../../ui/fields/date-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';

export function LeadDrawer({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation('platform-marketing');
  const language = useLanguage();
  const staff = useRead(platformMarketingContract.get_staff, {});
  const form = useZodForm(leadInput, {
    id: lead.id,
    stage: lead.stage,
    staff_id: lead.staff_id,
    next_step: lead.next_step ?? '',
    next_on: lead.next_on,
  });
  const save = useWrite(platformMarketingContract.save_lead, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('followTitle', { name: lead.name })}
      form={form}
      history={<HistoryTab entity="merchant_leads" entityId={lead.id} />}
      onSubmit={(values) => save.mutateAsync(values)}
    >
      <SelectField
        name="stage"
        label={t('stage')}
        options={leadStages.choices.map(({ value, label }) => ({ value, label: label[language] }))}
        required
      />
      <SelectField
        name="staff_id"
        label={t('staff')}
        placeholder={t('nobody')}
        options={(staff.data?.records ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        clearable
      />
      <TextField name="next_step" label={t('nextStep')} description={t('nextStepHint')} maxLength={200} />
      <DateField name="next_on" label={t('nextOn')} />
    </FormDrawer>
  );
}
