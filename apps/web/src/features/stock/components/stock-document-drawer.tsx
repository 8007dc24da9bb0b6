import { Button } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { stockDocumentKinds, stockOperations } from '@rawnaq/domain/stock/stock.states';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Facts } from '../../../ui/detail/facts';
import { ReasonDialog } from '../../../ui/form/reason-dialog';
import { Money } from '../../../ui/money';
import { RecordDrawer } from '../../../ui/record-drawer';
import { isMissing } from '../../../ui/record-page';
import { toastSuccess } from '../../../lib/toast';
import { Awaiting } from '../../../ui/states/loaded';
import { EmptyState } from '../../../ui/states/states';
import { labelsPath } from './labels';
import styles from './stock.module.css';

/** One document with what it moved. */
export function StockDocumentDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const format = useFormat();
  const mayPrint = usePermission('products.view');
  const mayCancel = usePermission('products.add-quantity');
  const query = useRead(stockContract.get_document, { id }, { enabled: Number.isSafeInteger(id), ownFailure: true });
  const document = query.data;
  if (!document)
    return (
      <RecordDrawer opened onClose={onClose} title="">
        {isMissing(id, query.error) ? <EmptyState title={t('missing')} /> : <Awaiting query={query} />}
      </RecordDrawer>
    );
  const kind = stockDocumentKinds.choices.find(({ value }) => value === document.kind)!.label[language];
  const isReceipt = document.kind === stockDocumentKinds.codes.receipt;
  // What was cancelled has nothing to pay.
  const bill = document.cancelled_by ? null : document.bill;
  const facts = [
    { label: t('day'), value: format.date(document.day) },
    { label: t('by'), value: document.by },
    { label: t('supplier'), value: document.supplier && <bdi>{document.supplier}</bdi> },
    {
      label: t('supplierInvoice'),
      value: document.supplier_invoice && <bdi dir="ltr">{document.supplier_invoice}</bdi>,
    },
    { label: t('invoiceDate'), value: document.supplier_invoice_date && format.date(document.supplier_invoice_date) },
    { label: t('employee'), value: document.employee },
    { label: t('service'), value: document.service },
    ...(isReceipt
      ? [
          { label: t('net'), value: <Money minor={document.net} /> },
          { label: t('vat'), value: <Money minor={document.vat} /> },
          { label: t('total'), value: <Money minor={document.net + document.vat} /> },
        ]
      : []),
    { label: t('bill'), value: bill && <Bill bill={bill} /> },
    { label: t('toPay'), value: bill && (bill.open === 0 ? t('settled') : <Money minor={bill.open} />) },
    { label: t('cancelledBy'), value: document.cancelled_by && <bdi dir="ltr">{document.cancelled_by.number}</bdi> },
    { label: t('cancels'), value: document.cancels && <bdi dir="ltr">{document.cancels.number}</bdi> },
    { label: t('note'), value: document.note },
  ].filter(({ value }) => value !== null && value !== '');
  const received = document.lines.filter(({ quantity }) => quantity > 0);
  return (
    <RecordDrawer
      opened
      onClose={onClose}
      title={
        <>
          {kind} <bdi dir="ltr">{document.number}</bdi>
        </>
      }
      {...(isReceipt && {
        foot: (
          <>
            {mayPrint && (
              <Button
                component={Link}
                to={labelsPath(language, received)}
                variant="default"
                leftSection={<IconPrinter size={18} stroke={1.75} />}
              >
                {t('printLabels')}
              </Button>
            )}
            {mayCancel && !document.cancelled_by && <CancelReceipt id={id} number={document.number} />}
          </>
        ),
      })}
    >
      <div className={styles.page}>
        <Facts facts={facts} />
        <ul className={styles.moves}>
          {document.lines.map((line) => (
            <li key={line.id}>
              <span>
                <bdi>{line.product}</bdi>
                <br />
                <small>
                  {stockOperations.choices.find(({ value }) => value === line.operation)!.label[language]}
                  {line.batch && (
                    <>
                      {' · '}
                      <bdi dir="ltr">{line.batch}</bdi>
                    </>
                  )}
                  {line.expires_on && ` · ${format.date(line.expires_on)}`}
                </small>
              </span>
              <b dir="ltr">{line.quantity === 0 ? '–' : format.number(line.quantity)}</b>
              <b>
                <Money minor={line.worth} bare />
              </b>
            </li>
          ))}
        </ul>
      </div>
    </RecordDrawer>
  );
}

function Bill({ bill: { id, number } }: { bill: { id: number; number: string } }) {
  const language = useLanguage();
  const maySee = usePermission('accounting.expenses');
  const text = <bdi dir="ltr">{number}</bdi>;
  return maySee ? <Link to={pathTo('merchant-accounting-expenses-expense-one', language, { id })}>{text}</Link> : text;
}

function CancelReceipt({ id, number }: { id: number; number: string }) {
  const { t } = useTranslation('stock');
  const [asked, setAsked] = useState(false);
  const cancel = useWrite(stockContract.cancel_receipt, {
    onSuccess: (written) => toastSuccess(t('saved', { number: `\u2066${written.number}\u2069` })),
  });
  return (
    <>
      <Button variant="default" data-danger onClick={() => setAsked(true)}>
        {t('cancelReceipt')}
      </Button>
      {asked && (
        <ReasonDialog
          title={t('cancelTitle', { number: `\u2066${number}\u2069` })}
          text={t('cancelText')}
          action={t('cancelReceipt')}
          onClose={() => setAsked(false)}
          onReason={(reason) => cancel.mutateAsync({ id, reason })}
        />
      )}
    </>
  );
}
