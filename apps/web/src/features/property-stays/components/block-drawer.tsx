import { blockInput, staysContract } from '@rawnaq/domain/property-stays/stays.contract';
import type { Nights } from '@rawnaq/domain/property-stays/nights.rules';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { DateField } from '../../../ui/fields/date-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { FieldRow } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import styles from './stays.module.css';

type Props = { propertyId: number; nights: Nights; today: string; onClose: () => void };

export function BlockDrawer({ propertyId, nights, today, onClose }: Props) {
  const { t } = useTranslation('property-stays');
  const form = useZodForm(blockInput, { property_id: propertyId, ...nights, note: '' });
  const block = useWrite(staysContract.block, { onSuccess: () => toastSuccess(t('blocked')) });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('blockTitle')}
      form={form}
      submitLabel={t('block')}
      onSubmit={(values) => block.mutateAsync(values)}
    >
      <p className={styles.quiet}>{t('blockNote')}</p>
      <FieldRow>
        <DateField name="arrives_on" label={t('from')} min={today} required />
        <DateField name="leaves_on" label={t('to')} min={today} required />
      </FieldRow>
      <TextField name="note" label={t('note')} placeholder={t('notePlaceholder')} maxLength={100} />
    </FormDrawer>
  );
}
