import { Button, Group, Modal, Textarea } from '@mantine/core';
import { creditNotesContract } from '@rawnaq/domain/credit-notes/credit-notes.contract';
import type { InvoicePage } from '@rawnaq/domain/invoices/invoices.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { toast } from '../../../ui/toast';
import styles from './invoices.module.css';

export const REASON_LENGTH = 200;

/** The server says in the client's words when an invoice can't be cancelled. */
export function CancelDialog({ invoice, onClose }: { invoice: InvoicePage; onClose: () => void }) {
  const { t } = useTranslation(['invoices', 'ui']);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const cancel = useWrite(creditNotesContract.cancel, {
    onSuccess: () => {
      toast('saved');
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('cancel.title', { number: invoice.number_text })}
      closeButtonProps={{ 'aria-label': t('ui:close') }}
    >
      <form
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (reason.trim()) cancel.mutate({ id: invoice.id, reason: reason.trim() });
        }}
      >
        <p>{t('cancel.text')}</p>
        <Textarea
          data-autofocus
          label={t('reason')}
          required
          value={reason}
          maxLength={REASON_LENGTH}
          autosize
          minRows={2}
          error={tried && !reason.trim() ? t('reasonNeeded') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button type="submit" color="red" loading={cancel.isPending}>
            {t('cancel.action')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
