import {
  letterInput,
  platformMarketingContract,
  type Lead,
} from '@rawnaq/domain/platform-marketing/platform-marketing.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { SelectField } from '../../../ui/fields/choice-fields';
import { TextareaField, TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';

export function LetterDrawer({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { t } = useTranslation('platform-marketing');
  const form = useZodForm(letterInput, {
    id: lead.id,
    channel: lead.email ? 'email' : 'whatsapp',
    subject: '',
    text: '',
  });
  const write = useWrite(platformMarketingContract.write_to_owner, { onSuccess: () => toastSuccess(t('sent')) });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('writeTitle', { name: lead.owner_name ?? lead.name })}
      form={form}
      submitLabel={t('send')}
      onSubmit={(values) => write.mutateAsync(values)}
    >
      <SelectField
        name="channel"
        label={t('channel')}
        options={[
          { value: 'email', label: t('email') },
          { value: 'whatsapp', label: t('whatsapp') },
        ]}
        required
      />
      <TextField name="subject" label={t('subject')} maxLength={120} required />
      <TextareaField name="text" label={t('text')} rows={6} maxLength={1500} required />
    </FormDrawer>
  );
}
