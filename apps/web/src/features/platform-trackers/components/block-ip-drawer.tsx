import { platformTrackersContract } from '@rawnaq/domain/platform-trackers/platform-trackers.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { TextareaField, TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';

export function BlockIpDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('platform-trackers');
  const form = useZodForm(platformTrackersContract.block_ip.input, { address: '', reason: '' });
  const block = useWrite(platformTrackersContract.block_ip);

  return (
    <FormDrawer
      opened={opened}
      onClose={onClose}
      title={t('block.title')}
      submitLabel={t('block.submit')}
      form={form}
      onSubmit={async (values) => {
        await block.mutateAsync(values);
        form.reset({ address: '', reason: '' });
        toast('saved');
      }}
    >
      <TextField name="address" label={t('block.address')} description={t('block.addressHint')} ltr required />
      <TextareaField name="reason" label={t('block.reason')} maxLength={300} />
    </FormDrawer>
  );
}
