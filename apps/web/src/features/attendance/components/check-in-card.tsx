import { Button } from '@mantine/core';
import { attendanceContract } from '@rawnaq/domain/attendance/attendance.contract';
import { ACCURACY_LIMIT_METERS } from '@rawnaq/domain/attendance/attendance.rules';
import { IconAlertTriangle, IconDoorEnter, IconDoorExit } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiFailure } from '../../../lib/api-client';
import { useLanguage } from '../../../lib/language/i18n';
import { useRead, useWrite } from '../../../lib/query';
import { toastProblem, toastSuccess } from '../../../lib/toast';
import { useFormat } from '../../../lib/use-format';
import { Card } from '../../../ui/card';
import { TimeCell } from '../../../ui/cells';
import { LoadingState } from '../../../ui/states/states';
import { findPosition, PositionFailure } from './find-position';
import styles from './check-in-card.module.css';

/** Where one stands, and the one button that changes it. */
export function CheckInCard() {
  const { t } = useTranslation('attendance');
  const state = useRead(attendanceContract.get_state, {});
  const { busy, problem, go } = useCheck();
  if (!state.data) return <LoadingState rows={2} />;
  const { employee, open, workplace_known, on_leave, shifts } = state.data;
  if (!employee) return <Card>{t('noEmployee')}</Card>;
  const Icon = open ? IconDoorExit : IconDoorEnter;
  return (
    <Card>
      <div className={styles.card}>
        <div className={styles.text}>
          <p className={styles.state} role="status">
            {open ? t('in') : t('out')}{' '}
            {open && (
              <b>
                <TimeCell value={open.checked_in_at} />
              </b>
            )}
          </p>
          <p className={styles.plan}>
            {on_leave ? t('onLeave') : shifts.length === 0 ? t('dayOff') : <Plan shifts={shifts} />}
          </p>
          <p className={styles.note}>{workplace_known ? t('note') : t('noPlace')}</p>
        </div>
        <Button
          size="lg"
          loading={busy}
          disabled={!workplace_known}
          variant={open ? 'default' : 'filled'}
          leftSection={<Icon className="flip" size={22} stroke={1.75} />}
          onClick={() => void go(open ? 'out' : 'in')}
        >
          {open ? t('checkOut') : t('checkIn')}
        </Button>
      </div>
      {busy && (
        <p className={styles.note} role="status">
          {t('looking')}
        </p>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden /> {problem}
        </p>
      )}
    </Card>
  );
}

function Plan({ shifts }: { shifts: readonly { from: string; to: string }[] }) {
  const { t } = useTranslation('attendance');
  const format = useFormat();
  return `${t('today')}: ${format.list(shifts.map(({ from, to }) => `${format.time(from)} – ${format.time(to)}`))}`;
}

/** Asks the browser for the place and the server for its verdict. What went wrong stays readable on the card. */
function useCheck() {
  const { t } = useTranslation('attendance');
  const language = useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const checkIn = useWrite(attendanceContract.check_in, { ownFailure: true });
  const checkOut = useWrite(attendanceContract.check_out, { ownFailure: true });
  const go = async (way: 'in' | 'out') => {
    setBusy(true);
    setProblem(undefined);
    try {
      const position = await findPosition();
      const { distance } = await (way === 'in' ? checkIn : checkOut).mutateAsync(position);
      toastSuccess(t(way === 'in' ? 'doneIn' : 'doneOut', { distance }));
      if (position.accuracy > ACCURACY_LIMIT_METERS)
        toastProblem(t('isInaccurate', { accuracy: Math.round(position.accuracy) }));
    } catch (error) {
      if (error instanceof PositionFailure) setProblem(error.text[language]);
      else if (isApiFailure(error)) setProblem(error.message);
      else throw error;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, go };
}
