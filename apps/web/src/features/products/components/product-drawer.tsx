import { Button } from '@mantine/core';
import { productFields, productsContract } from '@rawnaq/domain/products/products.contract';
import { IconMessageReport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { NumberField, PriceField } from '../../../ui/fields/number-fields';
import { FormDrawer } from '../../../ui/form/form-drawer';
import { FieldRow } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { toast } from '../../../ui/toast';
import { HistoryTab } from '../../audit';
import { StockCard } from '../../stock';
import type { Product } from '../api';
import { SharedFacts } from './shared-facts';
import styles from './products.module.css';

/** `onCorrect` is for those who may ask the platform for other names. */
type Props = { product: Product; onCorrect?: () => void; onClose: () => void };

export function ProductDrawer({ product, onCorrect, onClose }: Props) {
  const { t } = useTranslation('products');
  const { price, warning_quantity, initial_quantity, initial_cost } = product;
  const form = useZodForm(productFields, { price, warning_quantity, initial_quantity, initial_cost });
  const edit = useWrite(productsContract.edit, { onSuccess: () => toast('saved') });

  return (
    <FormDrawer
      opened
      onClose={onClose}
      title={t('editTitle')}
      form={form}
      history={<HistoryTab entity="products" entityId={product.id} />}
      onSubmit={(values) => edit.mutateAsync({ id: product.id, ...values })}
    >
      <SharedFacts product={product}>
        {product.correction_waiting && <small className={styles.waiting}>{t('correctionWaiting')}</small>}
        {onCorrect && !product.correction_waiting && (
          <Button
            className={styles.factsAction}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconMessageReport size={16} stroke={1.75} />}
            onClick={onCorrect}
          >
            {t('correct')}
          </Button>
        )}
      </SharedFacts>
      <StockCard productId={product.id} />
      <PriceField name="price" label={t('price')} required />
      <FieldRow>
        <NumberField name="initial_quantity" label={t('initialQuantity')} description={t('initialQuantityHint')} />
        <PriceField
          name="initial_cost"
          label={t('initialCost')}
          description={t('initialCostHint')}
          required={Number(form.watch('initial_quantity')) > 0}
        />
      </FieldRow>
      <NumberField name="warning_quantity" label={t('warningQuantity')} description={t('warningQuantityHint')} />
    </FormDrawer>
  );
}
