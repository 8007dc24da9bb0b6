import { productRequestsContract, requestFields } from '@rawnaq/domain/products/product-requests.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import type { Product } from '../api';
import { RequestFields } from './request-fields';
import styles from './products.module.css';

export function CorrectionDrawer({ product, onClose }: { product: Product; onClose: () => void }) {
  const { t } = useTranslation('products');
  const { barcode, english_name, arabic_name, owner_name } = product;
  const form = useZodForm(requestFields, { barcode, english_name, arabic_name, owner_name, note: '' });
  const correct = useWrite(productRequestsContract.correct, {
    onSuccess: () => toastSuccess(t('asked')),
  });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('correct')}
      submitLabel={t('send')}
      form={form}
      onSubmit={(values) => correct.mutateAsync({ product_id: product.id, ...values })}
    >
      <p className={styles.hint}>{t('correctionHint')}</p>
      <RequestFields noteHint={t('correctionNoteHint')} />
    </FormDrawer>
  );
}
