import { Button, Group, Modal, Select, TextInput, Textarea } from '@mantine/core';
import { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import type { InvoicePage } from '@rawnaq/domain/invoices/invoices.contract';
import type { CodeIn } from '@rawnaq/domain/kernel/state-machine';
import { paymentMethods } from '@rawnaq/domain/payments/payment.states';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/language/i18n';
import { useWrite } from '../../../lib/query';
import { toastSuccess } from '../../../lib/toast';
import { PriceInput } from '../../../ui/inputs/price-input';
import styles from './invoices.module.css';

type Method = CodeIn<typeof paymentMethods>;
export const REASON_LENGTH = 200;

/** Asks the customer for more; she may pay it at once, or owe it on her balance. */
export function DebitNoteDialog({ invoice, onClose }: { invoice: InvoicePage; onClose: () => void }) {
  const { t } = useTranslation(['invoices', 'ui']);
  const language = useLanguage();
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [method, setMethod] = useState<Method | null>(null);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const debit = useWrite(creditNotesContract.debit, {
    onSuccess: ({ number_text }) => {
      toastSuccess(t('debitNote.issued', { number: number_text }));
      onClose();
    },
  });
  const isCard = method === paymentMethods.codes.credit_card;
  const isReady = !!amount && reason.trim() !== '' && (!isCard || code.trim() !== '');
  const submit = () => {
    setTried(true);
    if (!isReady) return;
    const payment = method && { method, amount, ...(isCard && { authorization_code: code.trim() }) };
    debit.mutate({ invoice_id: invoice.id, amount, reason: reason.trim(), payments: payment ? [payment] : [] });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('debitNote.title', { number: invoice.number_text })}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{t('debitNote.text')}</p>
        <PriceInput
          data-autofocus
          label={t('debitNote.amount')}
          required
          value={amount}
          onChange={setAmount}
          error={tried && !amount ? t('amountNeeded') : undefined}
        />
        <Textarea
          label={t('reason')}
          required
          value={reason}
          maxLength={REASON_LENGTH}
          autosize
          minRows={2}
          error={tried && !reason.trim() ? t('reasonNeeded') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Select
          label={t('debitNote.paidNow')}
          placeholder={t('debitNote.notNow')}
          clearable
          value={method}
          data={paymentMethods.choices.map(({ value, label }) => ({ value, label: label[language] }))}
          onChange={(value) => setMethod(value as Method | null)}
        />
        {isCard && (
          <TextInput
            label={t('debitNote.authorizationCode')}
            required
            dir="ltr"
            value={code}
            maxLength={30}
            error={tried && !code.trim() ? t('debitNote.codeNeeded') : undefined}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('ui:cancel')}
          </Button>
          <Button type="submit" loading={debit.isPending}>
            {t('debitNote.action')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
