import { Button } from '@mantine/core';
import { adjustInput, countInput } from '@rawnaq/domain/stock/stock-documents';
import { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { adjustReasons } from '@rawnaq/domain/stock/stock.states';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { confirm } from '../../../ui/confirm';
import { DetailTabs } from '../../../ui/detail/detail-tabs';
import { SelectField } from '../../../ui/fields/choice-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { DecimalInput } from '../../../ui/inputs/decimal-input';
import type { ShelfProduct } from '../api';
import { DocumentPage } from '../components/document-form';
import { LinesProblem, PiecesSum, Sum } from '../components/form-parts';
import { LineTable, type LineColumn } from '../components/line-table';
import { usePiecesColumns } from '../components/pieces-columns';
import { ProductFinder } from '../components/product-finder';
import { gatherer, productsOf } from '../components/use-lines';
import styles from '../components/stock.module.css';

export function AdjustQuantityPage() {
  const { t } = useTranslation('stock');
  return (
    <DocumentPage word="adjust-quantity">
      {({ products }) => (
        <DetailTabs
          label={t('reason')}
          tabs={[
            { id: 'adjust', label: t('adjustTab'), content: () => <Adjustment products={products} /> },
            { id: 'count', label: t('countTab'), content: () => <Count products={products} /> },
          ]}
        />
      )}
    </DocumentPage>
  );
}

type Props = { products: readonly ShelfProduct[] };

function Adjustment({ products }: Props) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const form = useZodForm(adjustInput, { note: '', lines: [] });
  const array = useFieldArray({ control: form.control, name: 'lines' });
  const adjust = useWrite(stockContract.adjust);
  const lines = form.watch('lines') ?? [];
  const found = gatherer(
    lines,
    (product) =>
      array.prepend(
        { product_id: product.id, reason: adjustReasons.codes.expired, quantity: 1 },
        { focusName: 'lines.0.quantity' },
      ),
    (place) => form.setValue(`lines.${place}.quantity`, Number(lines[place]!.quantity ?? 0) + 1, { shouldDirty: true }),
  );
  const columns: LineColumn[] = [
    {
      id: 'reason',
      label: t('reason'),
      width: '190px',
      cell: (place) => (
        <SelectField
          name={`lines.${place}.reason`}
          label={t('reason')}
          options={adjustReasons.choices.map(({ value, label }) => ({ value, label: label[language] }))}
        />
      ),
    },
    ...usePiecesColumns(products, lines),
  ];
  return (
    <Form
      form={form}
      className={styles.page}
      onSubmit={async (values) => {
        const { number } = await adjust.mutateAsync(values);
        toastSuccess(t('saved', { number }));
        form.reset({ note: '', lines: [] });
      }}
    >
      <ProductFinder products={products} onFound={found} />
      <LinesProblem message={form.formState.errors.lines?.message} />
      <LineTable lines={productsOf(array.fields, products)} columns={columns} onRemove={array.remove} />
      <TextField name="note" label={t('note')} maxLength={500} />
      <div className={styles.foot} data-pinned>
        <PiecesSum lines={lines} />
        <span className={styles.grow} />
        <SubmitButton showKeys>{t('saveAdjustment')}</SubmitButton>
      </div>
    </Form>
  );
}

type Counted = { product_id: number; expected: number; counted: number | null };

/** Counting is long work: what is empty was not counted yet and is left alone. */
function Count({ products }: Props) {
  const { t } = useTranslation('stock');
  const format = useFormat();
  const [lines, setLines] = useState<Counted[]>([]);
  const form = useZodForm(countInput, { note: '', lines: [] });
  const save = useWrite(stockContract.count);
  const change = (next: Counted[]) => {
    setLines(next);
    form.setValue(
      'lines',
      next.flatMap(({ counted, ...line }) => (counted === null ? [] : [{ ...line, counted }])),
      { shouldDirty: true },
    );
  };
  const setCounted = (place: number, counted: number | null) =>
    change(lines.map((line, index) => (index === place ? { ...line, counted } : line)));
  const begin = (product: ShelfProduct, counted: number | null): Counted => ({
    product_id: product.id,
    expected: product.quantity,
    counted,
  });
  const found = (product: ShelfProduct) => {
    const place = lines.findIndex(({ product_id }) => product_id === product.id);
    if (place < 0) change([begin(product, 1), ...lines]);
    else setCounted(place, (lines[place]!.counted ?? 0) + 1);
  };
  const addAll = () =>
    change([
      ...lines,
      ...products
        .filter(({ id }) => !lines.some(({ product_id }) => product_id === id))
        .map((product) => begin(product, null)),
    ]);
  const differing = lines.filter(({ counted, expected }) => counted !== null && counted !== expected).length;
  const columns: LineColumn[] = [
    {
      id: 'expected',
      label: t('expected'),
      width: '100px',
      end: true,
      cell: (place) => <span className={styles.was}>{format.number(lines[place]!.expected)}</span>,
    },
    {
      id: 'counted',
      label: t('counted'),
      width: '120px',
      cell: (place) => (
        <DecimalInput
          label={t('counted')}
          decimals={0}
          value={lines[place]!.counted}
          onChange={(counted) => setCounted(place, counted)}
        />
      ),
    },
    {
      id: 'difference',
      label: t('difference'),
      width: '100px',
      end: true,
      cell: (place) => {
        const { counted, expected } = lines[place]!;
        const by = counted === null ? 0 : counted - expected;
        return counted === null || by === 0 ? (
          <span className={styles.was}>–</span>
        ) : (
          <b dir="ltr" className={by < 0 ? styles.problem : undefined}>
            {`${by > 0 ? '+' : ''}${format.number(by)}`}
          </b>
        );
      },
    },
  ];
  return (
    <Form
      form={form}
      className={styles.page}
      onSubmit={async (values) => {
        const title = differing > 0 ? t('countQuestion', { differences: differing }) : t('countSame');
        if (!(await confirm({ title, action: t('saveCount') }))) return;
        const { number, differences } = await save.mutateAsync(values);
        toastSuccess(t('countSaved', { number, differences }));
        setLines([]);
        form.reset({ note: '', lines: [] });
      }}
    >
      <p className={styles.hint}>{t('countHint')}</p>
      <ProductFinder products={products} onFound={found} />
      <LinesProblem message={form.formState.errors.lines?.message} />
      <LineTable
        lines={lines.map(({ product_id }) => ({
          key: String(product_id),
          product: products.find(({ id }) => id === product_id),
        }))}
        columns={columns}
        onRemove={(place) => change(lines.filter((_, index) => index !== place))}
      />
      <TextField name="note" label={t('note')} maxLength={500} />
      <div className={styles.foot} data-pinned>
        <Sum label={t('difference')}>{format.number(differing)}</Sum>
        <span className={styles.grow} />
        <span className={styles.buttons}>
          <Button variant="default" onClick={addAll}>
            {t('countAll')}
          </Button>
          <SubmitButton showKeys>{t('saveCount')}</SubmitButton>
        </span>
      </div>
    </Form>
  );
}
