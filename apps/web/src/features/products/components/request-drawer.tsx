import { productRequestsContract, requestFields } from '@rawnaq/domain/products/product-requests.contract';
import { REQUEST_ANSWER_HOURS } from '@rawnaq/domain/products/product.rules';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { RequestFields } from './request-fields';
import styles from './products.module.css';

/** `known`: what was already typed while looking for it. */
export function RequestDrawer({
  known,
  onClose,
}: {
  known: { barcode?: string; english_name?: string; arabic_name?: string };
  onClose: () => void;
}) {
  const { t } = useTranslation('products');
  const form = useZodForm(requestFields, {
    barcode: '',
    english_name: '',
    arabic_name: '',
    owner_name: '',
    note: '',
    ...known,
  });
  const add = useWrite(productRequestsContract.add, { onSuccess: () => toastSuccess(t('asked')) });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('requestTitle')}
      submitLabel={t('send')}
      form={form}
      onSubmit={(values) => add.mutateAsync(values)}
    >
      <p className={styles.hint}>{t('answerHint', { hours: REQUEST_ANSWER_HOURS })}</p>
      <RequestFields noteHint={t('noteHint')} />
    </FormDrawer>
  );
}
