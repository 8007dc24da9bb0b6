import { internalUseInput } from '@rawnaq/domain/stock/stock-documents';
import { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import type { ShelfProduct } from '../api';
import { DocumentPage } from '../components/document-form';
import { LinesProblem, PiecesSum } from '../components/form-parts';
import { LineTable } from '../components/line-table';
import { usePiecesColumns } from '../components/pieces-columns';
import { ProductFinder } from '../components/product-finder';
import { RecordField } from '../components/record-field';
import { gatherer, productsOf } from '../components/use-lines';
import styles from '../components/stock.module.css';

export const InternalUsePage = () => (
  <DocumentPage word="internal-use">{({ products }) => <Use products={products} />}</DocumentPage>
);

function Use({ products }: { products: readonly ShelfProduct[] }) {
  const { t } = useTranslation('stock');
  const form = useZodForm(internalUseInput, { note: '', lines: [] });
  const array = useFieldArray({ control: form.control, name: 'lines' });
  const use = useWrite(stockContract.use);
  const lines = form.watch('lines') ?? [];
  const found = gatherer(
    lines,
    (product) => array.prepend({ product_id: product.id, quantity: 1 }),
    (place) => form.setValue(`lines.${place}.quantity`, Number(lines[place]!.quantity ?? 0) + 1, { shouldDirty: true }),
  );
  const columns = usePiecesColumns(products, lines);
  return (
    <Form
      form={form}
      className={styles.page}
      onSubmit={async (values) => {
        const { number } = await use.mutateAsync(values);
        toastSuccess(t('saved', { number }));
        // The same person often enters more.
        form.reset({ employee_id: values.employee_id, service_id: values.service_id ?? null, note: '', lines: [] });
      }}
    >
      <div className={styles.heads}>
        <RecordField name="employee_id" label={t('employee')} kind="employee" required />
        <RecordField name="service_id" label={t('service')} kind="service" />
        <TextField name="note" label={t('note')} maxLength={500} />
      </div>
      <ProductFinder products={products} onFound={found} />
      <LinesProblem message={form.formState.errors.lines?.message} />
      <LineTable lines={productsOf(array.fields, products)} columns={columns} onRemove={array.remove} />
      <div className={styles.foot} data-pinned>
        <PiecesSum lines={lines} />
        <span className={styles.grow} />
        <SubmitButton showKeys>{t('saveUse')}</SubmitButton>
      </div>
    </Form>
  );
}
