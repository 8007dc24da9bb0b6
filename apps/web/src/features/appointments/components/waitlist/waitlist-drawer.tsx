import { Button, Group } from '@mantine/core';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import { formatMobile } from '@rawnaq/domain/kernel/input/phone';
import { waitlistContract } from '@rawnaq/domain/waitlist/waitlist.contract';
import { dayPartLabel } from '@rawnaq/domain/waitlist/waitlist.rules';
import { waitlistStates } from '@rawnaq/domain/waitlist/waitlist.states';
import { IconCalendarPlus, IconHourglass, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../lib/language/i18n';
import { useRead } from '../../../../lib/query';
import { usePermission } from '../../../../lib/session';
import { useFormat } from '../../../../lib/use-format';
import { Avatar } from '../../../../ui/marks/avatar';
import { RecordDrawer } from '../../../../ui/record-drawer';
import { Awaiting } from '../../../../ui/states/loaded';
import { EmptyState } from '../../../../ui/states/states';
import { StateText } from '../../../../ui/marks/status-badge';
import type { BookingRequest } from '../../booking-request';
import { bookingOf, useWaitlistMoves, type WaitingEntry } from './waiting';
import styles from '../booking/booking.module.css';

type Props = { today: string; onBook: (request: BookingRequest) => void; onClose: () => void };

/** Who would come if a time opened: booked from here, or taken off. */
export function WaitlistDrawer({ today, onBook, onClose }: Props) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const list = useRead(waitlistContract.get_waiting, {}, { ownFailure: true });
  const waiting = list.data?.records ?? [];
  return (
    <RecordDrawer
      opened
      onClose={onClose}
      title={t('waitlist.title')}
      width={520}
      foot={
        <Button component={Link} to={pathTo('merchant-appointments-waiting-list', language)} variant="default">
          {t('waitlist.all')}
        </Button>
      }
    >
      <Awaiting query={list} />
      {list.data && waiting.length === 0 && (
        <EmptyState icon={IconHourglass} title={t('waitlist.emptyTitle')} text={t('waitlist.emptyText')} />
      )}
      <ul className={styles.waiting}>
        {waiting.map((entry) => (
          <Waiting key={entry.id} entry={entry} today={today} onBook={onBook} />
        ))}
      </ul>
    </RecordDrawer>
  );
}

function Waiting({ entry, today, onBook }: { entry: WaitingEntry; today: string; onBook: Props['onBook'] }) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const format = useFormat();
  const may = usePermission('appointments.create');
  const moves = useWaitlistMoves();
  const [first, last] = [entry.from_date, entry.to_date].map(format.dayAndMonth);
  const days = first === last ? first : `${first} – ${last}`;
  const state = waitlistStates.rows[entry.status as 'waiting'];
  const isTold = entry.status === waitlistStates.codes.told;
  return (
    <li className={styles.waitingOne}>
      <Avatar name={entry.customer} />
      <span className={styles.grow}>
        <b>
          <bdi>{entry.customer}</bdi> {isTold && <StateText state={state} />}
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
            <Button
              size="xs"
              leftSection={<IconCalendarPlus size={16} stroke={1.75} />}
              onClick={() => onBook(bookingOf(entry, today, format.localDate))}
            >
              {t('waitlist.book')}
            </Button>
            <Button
              size="xs"
              variant="default"
              leftSection={<IconX size={16} stroke={1.75} />}
              loading={moves.isPending}
              onClick={() => moves.remove(entry)}
            >
              {t('waitlist.close')}
            </Button>
          </Group>
        )}
      </span>
    </li>
  );
}
