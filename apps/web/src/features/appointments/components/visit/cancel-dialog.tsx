import { Button, Checkbox, Chip, Group, Modal, Radio, Switch, Textarea } from '@mantine/core';
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { sayValidation, validationMessage } from '@rawnaq/domain/kernel/text/validation-texts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/language/i18n';
import { useWrite } from '../../../../lib/query';
import { usePermission } from '../../../../lib/session';
import { useFormat } from '../../../../lib/use-format';
import { toast } from '../../../../ui/toast';
import { PriceInput } from '../../../../ui/inputs/price-input';
import styles from '../appointments.module.css';
import { undoToast } from '../../../../ui/undo-toast';

const REASONS = ['customer', 'late', 'ill', 'mistake'] as const;
const REASON_LENGTH = 300;

/** A reason is asked for: it is in the history, and the customer may ask. */
export function CancelDialog({ visit, onClose }: { visit: AppointmentView; onClose: () => void }) {
  const { t } = useTranslation('appointments');
  const { money } = useFormat();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [following, setFollowing] = useState('this');
  const [tell, setTell] = useState(true);
  const undo = useWrite(appointmentsContract.undo_cancel);
  const cancel = useWrite(appointmentsContract.cancel, {
    onSuccess: ({ ids }) => {
      undoToast(t('cancel.done', { name: visit.customer.name }), () => undo.mutate({ ids }));
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (reason.trim())
      cancel.mutate({ id: visit.id, reason: reason.trim(), following: following === 'following', tell_customer: tell });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('cancel.title', { name: visit.customer.name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Chip.Group value={reason} onChange={(value) => setReason(String(value))}>
          <Group gap={8} role="group" aria-label={t('cancel.usual')}>
            {REASONS.map((one) => (
              <Chip key={one} value={t(`cancel.reasons.${one}`)} variant="outline">
                {t(`cancel.reasons.${one}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <Textarea
          data-autofocus
          label={t('cancel.reason')}
          required
          value={reason}
          maxLength={REASON_LENGTH}
          autosize
          minRows={2}
          error={tried && !reason.trim() ? t('cancel.needed') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {visit.series_id !== null && (
          <Radio.Group value={following} onChange={setFollowing} label={t('series.which')}>
            <Group mt={6}>
              <Radio value="this" label={t('series.this')} />
              <Radio value="following" label={t('series.following')} />
            </Group>
          </Radio.Group>
        )}
        {visit.deposited > 0 && <p>{t('cancel.deposit', { amount: `\u2068${money(visit.deposited)}\u2069` })}</p>}
        <Switch checked={tell} onChange={(event) => setTell(event.currentTarget.checked)} label={t('tell')} />
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

/** The customer did not come. A penalty is the choice of whoever may charge one. */
export function NoShowDialog({ visit, onClose }: { visit: AppointmentView; onClose: () => void }) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const mayCharge = usePermission('accounting.penalties');
  const [withPenalty, setWithPenalty] = useState(false);
  const [tried, setTried] = useState(false);
  const [penalty, setPenalty] = useState<number | null>(visit.deposit || null);
  const amount = withPenalty ? (penalty ?? 0) : 0;
  const lacksAmount = withPenalty && amount === 0;
  const noShow = useWrite(appointmentsContract.no_show, {
    onSuccess: () => {
      toast('saved');
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('noShow.title', { name: visit.customer.name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        className={styles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!lacksAmount) noShow.mutate({ id: visit.id, penalty: amount });
        }}
      >
        <p>{t('noShow.text')}</p>
        {mayCharge && (
          <Checkbox
            checked={withPenalty}
            onChange={(event) => setWithPenalty(event.currentTarget.checked)}
            label={t('noShow.withPenalty')}
          />
        )}
        {withPenalty && (
          <PriceInput
            label={t('noShow.penalty')}
            required
            value={penalty}
            onChange={setPenalty}
            error={tried && lacksAmount && sayValidation(validationMessage('required'), language, t('noShow.penalty'))}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" color="red" loading={noShow.isPending}>
            {t('noShow.action')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
