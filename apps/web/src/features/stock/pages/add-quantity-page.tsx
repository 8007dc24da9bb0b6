import { Button } from '@mantine/core';
import { isApiFailure } from '../../../lib/api-client';
import { timesQuantity } from '@rawnaq/domain/kernel/money';
import { QUANTITY_MAX } from '@rawnaq/domain/products/product.rules';
import { PRICE_MAX } from '@rawnaq/domain/services/service.rules';
import type { InputOf } from '@rawnaq/domain/kernel/contract';
import { costOfLines, MOST_STOCK_COST, receiptInput, type ReceiptInput } from '@rawnaq/domain/stock/stock-documents';
import { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { putIn } from '@rawnaq/domain/stock/valuation.rules';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { reactToFailure } from '../../../lib/failure-policy';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { confirm } from '../../../ui/confirm';
import { DateField } from '../../../ui/fields/date-fields';
import { NumberField, PriceField } from '../../../ui/fields/number-fields';
import { TextField } from '../../../ui/fields/text-fields';
import { Form } from '../../../ui/form/form';
import { SubmitButton } from '../../../ui/form/form-layout';
import { useZodForm } from '../../../ui/form/use-zod-form';
import { Money } from '../../../ui/money';
import { PaymentNow, useSuggestedVat } from '../../expenses';
import { SupplierField } from '../../suppliers';
import type { useShelves } from '../api';
import { DocumentPage } from '../components/document-form';
import { LinesProblem, PiecesSum, Sum } from '../components/form-parts';
import { labelsPath } from '../components/labels';
import { LineTable, type LineColumn } from '../components/line-table';
import { ProductFinder } from '../components/product-finder';
import { gatherer, productsOf } from '../components/use-lines';
import styles from '../components/stock.module.css';

export function AddQuantityPage() {
  const [round, setRound] = useState(0);
  return (
    <DocumentPage word="add-quantity">
      {(shelves) => <Receipt key={round} shelves={shelves} onSaved={() => setRound(round + 1)} />}
    </DocumentPage>
  );
}

type Shelves = NonNullable<ReturnType<typeof useShelves>['data']>;
type Props = { shelves: Shelves; onSaved: () => void };

function Receipt({ shelves: { products, vat_rate, today }, onSaved }: Props) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const format = useFormat();
  const navigate = useNavigate();
  const empty: InputOf<typeof stockContract.receive> = {
    supplier_id: null,
    supplier_invoice_number: '',
    invoice_date: today,
    due_on: '',
    vat: 0,
    note: '',
    payments: [],
    lines: [],
  };
  const form = useZodForm(receiptInput, empty);
  const array = useFieldArray({ control: form.control, name: 'lines' });
  const receive = useWrite(stockContract.receive, { ownFailure: true });
  const wantsLabels = useRef(false);
  const lines = (form.watch('lines') ?? []).map((line) => ({
    ...line,
    // Sums stay exact while somebody types too many digits; the form refuses them when it is sent.
    quantity: Math.min(Number(line.quantity ?? 0), QUANTITY_MAX),
    unit_cost: Math.min(Number(line.unit_cost ?? 0), PRICE_MAX),
  }));
  const net = Math.min(costOfLines(lines), MOST_STOCK_COST);
  const vat = form.watch('vat') ?? 0;
  // What costs nothing is not paid: the question goes, and its answer with it.
  const isFree = net === 0;
  const { setValue } = form;
  useEffect(() => {
    if (isFree) setValue('payments', []);
  }, [isFree, setValue]);

  const send = async (values: ReceiptInput): Promise<{ number: string } | undefined> => {
    try {
      return await receive.mutateAsync(values);
    } catch (error) {
      if (!isApiFailure(error) || error.code !== 'EXPENSE_DUPLICATE') {
        reactToFailure(error, 'write');
        throw error;
      }
      const isMeant = await confirm({ title: t('again'), text: error.message, action: t('enterAgain') });
      return isMeant ? send({ ...values, save_duplicate: true }) : undefined;
    }
  };
  const save = async (values: ReceiptInput) => {
    const saved = await send(values);
    if (!saved) return;
    toastSuccess(t('saved', { number: saved.number }));
    form.reset(empty);
    onSaved();
    if (wantsLabels.current) void navigate(labelsPath(language, values.lines));
  };

  const found = gatherer(
    lines,
    (product) =>
      array.prepend({ product_id: product.id, quantity: 1, unit_cost: product.unit_cost, batch: '', expires_on: '' }),
    (place) => form.setValue(`lines.${place}.quantity`, lines[place]!.quantity + 1, { shouldDirty: true }),
  );
  const columns: LineColumn[] = [
    {
      id: 'quantity',
      label: t('quantity'),
      width: '88px',
      cell: (place) => <NumberField name={`lines.${place}.quantity`} label={t('quantity')} />,
    },
    {
      id: 'cost',
      label: t('cost'),
      width: '132px',
      cell: (place) => <PriceField name={`lines.${place}.unit_cost`} label={t('cost')} />,
    },
    {
      id: 'batch',
      label: t('batch'),
      width: '96px',
      cell: (place) => <TextField name={`lines.${place}.batch`} label={t('batch')} placeholder={t('optional')} ltr />,
    },
    {
      id: 'expires',
      label: t('expires'),
      width: '150px',
      cell: (place) => (
        <DateField name={`lines.${place}.expires_on`} label={t('expires')} placeholder={t('optional')} typed />
      ),
    },
    {
      id: 'line',
      label: t('line'),
      width: '84px',
      end: true,
      cell: (place) => <Money minor={timesQuantity(lines[place]!.unit_cost, lines[place]!.quantity)} bare />,
    },
    {
      id: 'stock',
      label: t('inStock'),
      width: '84px',
      end: true,
      cell: (place) => <After place={place} what="quantity" />,
    },
    {
      id: 'average',
      label: t('average'),
      width: '132px',
      end: true,
      cell: (place) => <After place={place} what="unit_cost" />,
    },
  ];
  /** What the shelf will have: the same rule as the server's. */
  function After({ place, what }: { place: number; what: 'quantity' | 'unit_cost' }) {
    const line = lines[place]!;
    const shelf = products.find(({ id }) => id === line.product_id);
    if (!shelf) return null;
    const { shelf: after } = putIn(shelf, line.quantity, timesQuantity(line.unit_cost, line.quantity));
    const show = (value: number) => (what === 'quantity' ? format.number(value) : <Money minor={value} bare />);
    return (
      <bdi dir="ltr">
        <span className={styles.was}>{show(shelf[what])} → </span>
        {show(after[what])}
      </bdi>
    );
  }

  return (
    <Form form={form} onSubmit={save} className={styles.page}>
      <div className={styles.heads}>
        <SupplierField label={t('supplier')} />
        <TextField name="supplier_invoice_number" label={t('supplierInvoice')} ltr maxLength={50} />
        <DateField name="invoice_date" label={t('invoiceDate')} max={today} />
        <DateField name="due_on" label={t('dueOn')} placeholder={t('dueNow')} />
      </div>
      <ProductFinder products={products} onFound={found} />
      <LinesProblem message={form.formState.errors.lines?.message} />
      <LineTable lines={productsOf(array.fields, products)} columns={columns} onRemove={array.remove} />
      <div className={styles.heads}>
        <TextField name="note" label={t('note')} maxLength={500} />
        {vat_rate > 0 && <VatPaid net={net} rate={vat_rate} />}
      </div>
      {!isFree && (
        <div>
          <PaymentNow total={net + vat} />
        </div>
      )}
      <div className={styles.foot} data-pinned>
        <PiecesSum lines={lines} />
        <Sum label={t('net')}>
          <Money minor={net} bare />
        </Sum>
        {vat_rate > 0 && (
          <Sum label={t('vat')}>
            <Money minor={vat} bare />
          </Sum>
        )}
        <Sum label={t('total')}>
          <Money minor={net + vat} />
        </Sum>
        <span className={styles.grow} />
        <span className={styles.buttons}>
          <Button
            type="submit"
            variant="default"
            leftSection={<IconPrinter size={18} stroke={1.75} />}
            onClick={() => (wantsLabels.current = true)}
          >
            {t('saveAndLabels')}
          </Button>
          <span onClickCapture={() => (wantsLabels.current = false)}>
            <SubmitButton showKeys>{t('saveReceipt')}</SubmitButton>
          </span>
        </span>
      </div>
    </Form>
  );
}

function VatPaid({ net, rate }: { net: number; rate: number }) {
  const { t } = useTranslation('stock');
  const format = useFormat();
  useSuggestedVat(net, rate);
  return <PriceField name="vat" label={t('vatPaid', { rate: format.percent(rate / 100, 2) })} />;
}
