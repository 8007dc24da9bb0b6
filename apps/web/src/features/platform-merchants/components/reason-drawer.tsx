import {
  rejectInput,
  type platformMerchantsContract,
} from '@rawnaq/domain/platform-merchants/platform-merchants.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { TextareaField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';

type Props = {
  merchant: { id: number; name: string };
  endpoint: (typeof platformMerchantsContract)['reject'] | (typeof platformMerchantsContract)['disable'];
  texts: 'reject' | 'disable';
  onClose: () => void;
};

/** Rejecting and suspending both say why. */
export function ReasonDrawer({ merchant: { id, name }, endpoint, texts, onClose }: Props) {
  const { t } = useTranslation('platform-merchants');
  const form = useZodForm(rejectInput, { id, reason: '' });
  const send = useWrite(endpoint, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t(`${texts}.title`, { name })}
      submitLabel={t(`${texts}.submit`)}
      form={form}
      onSubmit={(values) => send.mutateAsync(values)}
    >
      <TextareaField
        name="reason"
        label={t(`${texts}.reason`)}
        description={t(`${texts}.text`)}
        maxLength={500}
        rows={4}
        required
      />
    </FormDrawer>
  );
}
