import { Button } from '@mantine/core';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { stockContract } from '@rawnaq/domain/stock/stock.contract';
import { stockDocumentKinds, stockOperations } from '@rawnaq/domain/stock/stock.states';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead } from '../../../lib/query';
import { usePermission } from '../../../lib/session';
import { useFormat } from '../../../lib/use-format';
import { Facts } from '../../../ui/detail/facts';
import { Money } from '../../../ui/money';
import { RecordDrawer } from '../../../ui/record-drawer';
import { EmptyState, LoadingState } from '../../../ui/states/states';
import { labelsPath } from './labels';
import styles from './stock.module.css';

/** One document with what it moved. */
export function StockDocumentDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('stock');
  const language = useLanguage();
  const format = useFormat();
  const mayPrint = usePermission('products.view');
  const query = useRead(stockContract.get_document, { id }, { enabled: Number.isSafeInteger(id), ownFailure: true });
  const document = query.data;
  if (!document)
    return (
      <RecordDrawer opened onClose={onClose} title="">
        {query.isError || !Number.isSafeInteger(id) ? <EmptyState title={t('missing')} /> : <LoadingState />}
      </RecordDrawer>
    );
  const kind = stockDocumentKinds.choices.find(({ value }) => value === document.kind)!.label[language];
  const isReceipt = document.kind === stockDocumentKinds.codes.receipt;
  const method = paymentMethods.choices.find(({ value }) => value === document.paid_by)?.label[language];
  const facts = [
    { label: t('day'), value: format.date(document.day) },
    { label: t('by'), value: document.by },
    { label: t('supplier'), value: document.supplier_name },
    { label: t('supplierInvoice'), value: document.supplier_invoice },
    { label: t('invoiceDate'), value: document.supplier_invoice_date && format.date(document.supplier_invoice_date) },
    { label: t('employee'), value: document.employee },
    { label: t('service'), value: document.service },
    ...(isReceipt
      ? [
          { label: t('net'), value: <Money minor={document.net} /> },
          { label: t('vat'), value: <Money minor={document.vat} /> },
          { label: t('total'), value: <Money minor={document.net + document.vat} /> },
          { label: t('paidBy'), value: method ?? t('payLater') },
        ]
      : []),
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
      {...(isReceipt &&
        mayPrint && {
          foot: (
            <Button
              component={Link}
              to={labelsPath(language, received)}
              variant="default"
              leftSection={<IconPrinter size={18} stroke={1.75} />}
            >
              {t('printLabels')}
            </Button>
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
