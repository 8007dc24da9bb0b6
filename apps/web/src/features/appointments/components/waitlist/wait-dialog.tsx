import { Button, Group, Modal, Select, Textarea } from '@mantine/core';
import { addDays, type LocalDate } from '@rawnaq/domain/kernel/time/local-date';
import { isCodeOf } from '@rawnaq/domain/kernel/state-machine';
import { dayParts, quartersOf, type DayPart } from '@rawnaq/domain/waitlist/waitlist.rules';
import { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/language/i18n';
import { useWrite } from '../../../../lib/query';
import { toastSuccess } from '../../../../lib/toast';
import { DateInput } from '../../../../ui/inputs/date-input';
import type { CustomerChoice } from '../booking/customer-search';
import styles from '../appointments.module.css';

type Props = {
  customer: CustomerChoice;
  serviceIds: readonly number[];
  employeeId: number | null;
  date: LocalDate;
  onClose: () => void;
};

const WEEK = 7;

/** No time fits: the customer is told when one opens between these days. */
export function WaitDialog({ customer, serviceIds, employeeId, date, onClose }: Props) {
  const { t } = useTranslation('appointments');
  const [from, setFrom] = useState(date);
  const [to, setTo] = useState(addDays(date, WEEK));
  const [part, setPart] = useState<DayPart>(dayParts.codes.any);
  const [note, setNote] = useState('');
  const language = useLanguage();
  const add = useWrite(waitlistContract.add, {
    onSuccess: () => {
      toastSuccess(t('waitlist.added', { name: customer.name }));
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('waitlist.addTitle', { name: customer.name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={styles.stack}>
        <p>{t('waitlist.text')}</p>
        <div className={styles.pair}>
          <DateInput label={t('from')} value={from} onChange={(day) => day && setFrom(day)} />
          <DateInput label={t('until')} value={to} min={from} onChange={(day) => day && setTo(day)} />
        </div>
        <Select
          label={t('waitlist.dayPart')}
          data={dayParts.choices.map(({ value, label }) => ({ value: String(value), label: label[language] }))}
          value={part}
          onChange={(value) => setPart(isCodeOf(dayParts, value) ? value : dayParts.codes.any)}
          allowDeselect={false}
        />
        <Textarea
          label={t('note')}
          maxLength={300}
          autosize
          minRows={2}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('back')}
          </Button>
          <Button
            loading={add.isPending}
            onClick={() =>
              add.mutate({
                customer_id: customer.id,
                service_ids: [...serviceIds],
                employee_id: employeeId,
                from_date: from,
                to_date: to < from ? from : to,
                ...quartersOf(part),
                note,
              })
            }
          >
            {t('waitlist.add')}
          </Button>
        </Group>
      </div>
    </Modal>
  );
}
