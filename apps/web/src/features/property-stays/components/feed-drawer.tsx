import { addFeedInput, staysContract } from '@rawnaq/domain/property-stays/stays.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import styles from './stays.module.css';

export function FeedDrawer({ propertyId, onClose }: { propertyId: number; onClose: () => void }) {
  const { t } = useTranslation('property-stays');
  const form = useZodForm(addFeedInput, { property_id: propertyId, name: '', url: '' });
  const add = useWrite(staysContract.add_feed, { onSuccess: () => toastSuccess(t('incoming.added')) });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('incoming.addTitle')}
      form={form}
      submitLabel={t('incoming.add')}
      onSubmit={(values) => add.mutateAsync(values)}
    >
      <p className={styles.quiet}>{t('incoming.addText')}</p>
      <TextField name="name" label={t('incoming.site')} maxLength={60} required />
      <TextField name="url" label={t('incoming.url')} ltr maxLength={1000} required />
    </FormDrawer>
  );
}
