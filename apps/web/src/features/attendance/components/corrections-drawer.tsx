import { attendanceContract, type AttendanceEntry } from '@rawnaq/domain/attendance/attendance.contract';
import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../lib/query';
import { useFormat } from '../../../lib/use-format';
import { HistoryList } from '../../../ui/detail/history-list';
import { RecordDrawer } from '../../../ui/record-drawer';
import { EmptyState, LoadingState } from '../../../ui/states/states';

type Moments = { checked_in_at: string; checked_out_at: string | null } | null;

/** What a manager changed in an entry, why, and what stood there before. */
export function CorrectionsDrawer({ entry, onClose }: { entry: AttendanceEntry; onClose: () => void }) {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  const corrections = useRead(attendanceContract.get_corrections, { id: entry.id });
  const said = (moments: Moments, otherwise: string): string =>
    moments === null
      ? otherwise
      : `${format.dateTime(moments.checked_in_at)} – ` +
        `${moments.checked_out_at === null ? t('stillThere') : format.time(moments.checked_out_at)}`;
  const events = corrections.data?.records.map((one) => ({
    id: String(one.id),
    icon: IconPencil,
    title: one.reason,
    end: format.date(one.at),
    text: (
      <>
        <bdi>{one.by}</bdi>
        <br />
        {t('before')}: {said(one.before, t('added'))}
        <br />
        {t('after')}: {said(one.after, t('removed'))}
      </>
    ),
  }));
  return (
    <RecordDrawer opened onClose={onClose} title={`${t('history')}: ${entry.employee}`}>
      {!events && <LoadingState />}
      {events?.length === 0 && <EmptyState title={t('noHistory')} />}
      {events && events.length > 0 && <HistoryList groups={[{ label: t('history'), events }]} />}
    </RecordDrawer>
  );
}
