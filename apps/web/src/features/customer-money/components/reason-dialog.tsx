import { Button, Group, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './customer-money.module.css';

type Props = {
  title: string;
  text: string;
  action: string;
  isBusy: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
};

const REASON_LENGTH = 200;

/** Taking something back says why: the history keeps it. */
export function ReasonDialog({ title, text, action, isBusy, onClose, onReason }: Props) {
  const { t } = useTranslation(['customer-money', 'ui']);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('ui:close') }}>
      <form
        noValidate
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (reason.trim()) onReason(reason.trim());
        }}
      >
        <p>{text}</p>
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
          <Button type="submit" color="red" loading={isBusy}>
            {action}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
