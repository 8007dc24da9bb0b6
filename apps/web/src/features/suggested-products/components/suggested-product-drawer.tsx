import { productFacts } from '@rawnaq/domain/products/product.rules';
import { suggestedProductsContract } from '@rawnaq/domain/suggested-products/suggested-products.contract';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { NamePair, TextField } from '../../../ui/fields/text-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';
import type { SuggestedProduct } from '../pages/suggested-products-page';

export function SuggestedProductDrawer({
  product,
  onClose,
}: {
  product?: SuggestedProduct | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation('suggested-products');
  const form = useZodForm(productFacts, {
    barcode: product?.barcode ?? '',
    english_name: product?.english_name ?? '',
    arabic_name: product?.arabic_name ?? '',
    owner_name: product?.owner_name ?? '',
  });
  const add = useWrite(suggestedProductsContract.add, { onSuccess: () => toast('saved') });
  const edit = useWrite(suggestedProductsContract.edit, { onSuccess: () => toast('saved') });
  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={product ? t('editTitle') : t('addTitle')}
      form={form}
      history={product && <HistoryTab entity="catalogue_products" entityId={product.id} />}
      onSubmit={(values) => (product ? edit.mutateAsync({ id: product.id, ...values }) : add.mutateAsync(values))}
    >
      <NamePair label={{ en: t('englishName'), ar: t('arabicName') }} required />
      <TextField name="barcode" label={t('barcode')} description={t('barcodeHint')} maxLength={40} ltr required />
      <TextField name="owner_name" label={t('owner')} maxLength={100} required />
    </FormDrawer>
  );
}
