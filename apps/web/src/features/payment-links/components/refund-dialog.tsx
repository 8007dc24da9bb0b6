import { Button, Group, Modal, Textarea } from '@mantine/core';
import type { Currency } from '@rawnaq/domain/kernel/money';
import { paymentLinksContract } from '@rawnaq/domain/payment-links/payment-links.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { toast } from '../../../ui/toast';
import type { ShownLink } from './payment-links';
import styles from './payment-links.module.css';

const REASON_LENGTH = 200;

/** A reason is asked for: the gateway and the history keep it. */
export function RefundDialog({ link, onClose }: { link: ShownLink; onClose: () => void }) {
  const { t } = useTranslation(['payment-links', 'ui']);
  const format = useFormat();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const refund = useWrite(paymentLinksContract.refund, {
    onSuccess: () => {
      toast('saved');
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (reason.trim()) refund.mutate({ id: link.id, reason: reason.trim() });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('refundTitle', { amount: format.money(link.amount, link.currency as Currency) })}
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
        <p>{link.refund_state === 'unknown' ? t('lookFirst') : t('refundText')}</p>
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
            {t('ui:cancel')}
          </Button>
          <Button type="submit" color="red" loading={refund.isPending}>
            {t('refund')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
