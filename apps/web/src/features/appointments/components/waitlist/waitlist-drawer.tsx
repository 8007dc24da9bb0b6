import { Button, Group } from '@mantine/core';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import { dayPartLabel } from '@rawnaq/domain/waitlist/waitlist.rules';
import { waitlistStates } from '@rawnaq/domain/waitlist/waitlist.states';
import type { OutputOf } from '@rawnaq/domain/kernel/contract';
import { IconCalendarPlus, IconHourglass, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../lib/language/i18n';
import { useRead, useWrite } from '../../../../lib/query';
import { usePermission } from '../../../../lib/session';
import { useFormat } from '../../../../lib/use-format';
import { Avatar } from '../../../../ui/marks/avatar';
import { RecordDrawer } from '../../../../ui/record-drawer';
import { Awaiting } from '../../../../ui/states/loaded';
import { EmptyState } from '../../../../ui/states/states';
import { StatusBadge } from '../../../../ui/marks/status-badge';
import { toast } from '../../../../ui/toast';
import type { BookingRequest } from '../../booking-request';
import styles from '../booking/booking.module.css';

type Props = { today: string; onBook: (request: BookingRequest) => void; onClose: () => void };
type Entry = OutputOf<typeof waitlistContract.get_waiting>['records'][number];

/** Who would come if a time opened: booked from here, or taken off. */
export function WaitlistDrawer({ today, onBook, onClose }: Props) {
  const { t } = useTranslation('appointments');
  const list = useRead(waitlistContract.get_waiting, {}, { ownFailure: true });
  const waiting = list.data?.records ?? [];
  return (
    <RecordDrawer opened onClose={onClose} title={t('waitlist.title')} width={520}>
      <Awaiting query={list} />
      {list.data && waiting.length === 0 && (
        <EmptyState icon={IconHourglass} title={t('waitlist.emptyTitle')} text={t('waitlist.emptyText')} />
      )}
      <ul className={styles.waiting}>
        {waiting.map((entry) => (
          <WaitingEntry key={entry.id} entry={entry} today={today} onBook={onBook} />
        ))}
      </ul>
    </RecordDrawer>
  );
}

function WaitingEntry({ entry, today, onBook }: { entry: Entry; today: string; onBook: Props['onBook'] }) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const format = useFormat();
  const may = usePermission('appointments.create');
  const close = useWrite(waitlistContract.close, { onSuccess: () => toast('saved') });
  const state = waitlistStates.rows[entry.status as 'waiting'];
  const isTold = entry.status === waitlistStates.codes.told;
  const offered = entry.told_start_at ? format.localDate(new Date(entry.told_start_at)) : null;
  const [first, last] = [entry.from_date, entry.to_date].map(format.dayAndMonth);
  const days = first === last ? first : `${first} – ${last}`;
  const book = () =>
    onBook({
      mode: 'new',
      date: (isTold && offered) || (entry.from_date > today ? entry.from_date : today),
      customer: { id: entry.customer_id, name: entry.customer, mobile: entry.mobile },
      service_ids: entry.service_ids,
      waitlist_id: entry.id,
      ...(entry.employee_id !== null && { employee_id: entry.employee_id }),
      ...(entry.note && { note: entry.note }),
    });
  return (
    <li className={styles.waitingOne}>
      <Avatar name={entry.customer} />
      <span className={styles.grow}>
        <b>
          <bdi>{entry.customer}</bdi> {isTold && <StatusBadge tone={state.tone}>{state.label[language]}</StatusBadge>}
        </b>
        <small>
          {entry.services}
          {entry.employee && ` · ${entry.employee}`}
        </small>
        <small>
          {days} · {dayPartLabel(entry, language, format.clock)}
        </small>
        <small>{entry.mobile !== null && <bdi dir="ltr">{formatMobile(entry.mobile)}</bdi>}</small>
        {entry.told_start_at && entry.told_until && (
          <small>
            {t(isTold ? 'waitlist.toldOf' : 'waitlist.letPass', {
              time: format.dateTime(entry.told_start_at),
              until: format.dateTime(entry.told_until),
            })}
          </small>
        )}
        {entry.note && <small>{entry.note}</small>}
        {may && (
          <Group gap={8} mt={8}>
            <Button size="xs" leftSection={<IconCalendarPlus size={16} stroke={1.75} />} onClick={book}>
              {t('waitlist.book')}
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconX size={16} stroke={1.75} />}
              loading={close.isPending}
              onClick={() => close.mutate({ id: entry.id })}
            >
              {t('waitlist.close')}
            </Button>
          </Group>
        )}
      </span>
    </li>
  );
}
