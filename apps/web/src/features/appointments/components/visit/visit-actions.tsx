import { Button, Menu } from '@mantine/core';
import type { AppointmentView } from '@rawnaq/domain/appointments/appointment.shapes';
import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { mayUndoNoShow } from '@rawnaq/domain/appointments/appointment.rules';
import { appointmentCancellers } from '@rawnaq/domain/appointments/appointment.states';
import { pathTo } from '@rawnaq/domain/kernel/addresses';
import {
  IconArrowBackUp,
  IconBan,
  IconCalendarClock,
  IconCalendarRepeat,
  IconDoorEnter,
  IconDots,
  IconLink,
  IconMessageStar,
  IconPencil,
  IconPrinter,
  IconReceipt,
  IconUserX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { reactToFailure } from '../../../../lib/failure-policy';
import { useLanguage } from '../../../../lib/language/i18n';
import { useWrite } from '../../../../lib/query';
import { usePermission, usePublicUrl, useSession } from '../../../../lib/session';
import { toast } from '../../../../ui/toast';
import { showEdit, withVisit } from '../../calendar-edits';
import styles from './visit.module.css';

/** What needs a window of its own is the page's to open. */
export type VisitRequests = {
  onEdit: (visit: AppointmentView) => void;
  onReschedule: (visit: AppointmentView) => void;
  onRebook: (visit: AppointmentView) => void;
  onCancel: (visit: AppointmentView) => void;
  onNoShow: (visit: AppointmentView) => void;
  onPrint: (visit: AppointmentView) => void;
  onSurvey: (visit: AppointmentView) => void;
};

type Props = VisitRequests & {
  visit: AppointmentView;
  now: { date: string; minute: number } | undefined;
  alias: string | null;
  onClose: () => void;
};

export function VisitActions({ visit, now, alias, onClose, ...ask }: Props) {
  const { t } = useTranslation('appointments');
  const [mayEdit, mayCancel, mayCheckIn, mayCreate, maySell] = [
    usePermission('appointments.edit'),
    usePermission('appointments.cancel'),
    usePermission('appointments.check-in'),
    usePermission('appointments.create'),
    usePermission('billing.sell'),
  ];
  const permissions = useSession()?.user.permissions ?? {};
  const language = useLanguage();
  const change = useStatusChange(visit);
  const undoCancel = useWrite(appointmentsContract.undo_cancel);
  const isOpen = visit.outcome === 'scheduled' || visit.outcome === 'checked_in';
  const hasBegun =
    now !== undefined && (now.date > visit.date || (now.date === visit.date && now.minute >= visit.start));
  const leaveTo = (open: (visit: AppointmentView) => void) => () => {
    onClose();
    open(visit);
  };

  return (
    <>
      <div className={styles.main} data-pinned>
        {mayCheckIn && visit.outcome === 'scheduled' && (
          <Button
            size="lg"
            leftSection={<IconDoorEnter size={18} stroke={1.75} className="flip" />}
            loading={change.isPending}
            onClick={() => change.to('check_in')}
          >
            {t('actions.checkIn')}
          </Button>
        )}
        {maySell && isOpen && (
          <Button
            component={Link}
            to={`${pathTo('merchant-billing', language)}?appointment=${visit.id}`}
            size="lg"
            variant={visit.outcome === 'checked_in' ? 'filled' : 'default'}
            leftSection={<IconReceipt size={18} stroke={1.75} />}
          >
            {t('actions.bill')}
          </Button>
        )}
        {mayCheckIn && visit.outcome === 'checked_in' && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconArrowBackUp size={18} stroke={1.75} className="flip" />}
            loading={change.isPending}
            onClick={() => change.to('undo_check_in')}
          >
            {t('actions.undoCheckIn')}
          </Button>
        )}
        {mayCheckIn && visit.outcome === 'no_show' && mayUndoNoShow(permissions, visit) && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconArrowBackUp size={18} stroke={1.75} className="flip" />}
            loading={change.isPending}
            onClick={() => change.to('undo_no_show')}
          >
            {t('actions.undoNoShow')}
          </Button>
        )}
        {mayCancel && visit.outcome === 'cancelled' && visit.cancelled_by === appointmentCancellers.codes.salon && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconArrowBackUp size={18} stroke={1.75} className="flip" />}
            loading={undoCancel.isPending}
            onClick={() => undoCancel.mutate({ ids: [visit.id] })}
          >
            {t('actions.undoCancel')}
          </Button>
        )}
        {mayEdit && isOpen && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.75} />}
            onClick={leaveTo(ask.onEdit)}
          >
            {t('actions.edit')}
          </Button>
        )}
        {mayCreate && !isOpen && (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconCalendarRepeat size={18} stroke={1.75} />}
            onClick={leaveTo(ask.onRebook)}
          >
            {t('actions.rebook')}
          </Button>
        )}
      </div>
      <div className={styles.more} data-pinned>
        {mayEdit && isOpen && (
          <button type="button" onClick={leaveTo(ask.onReschedule)}>
            <IconCalendarClock size={17} stroke={1.75} aria-hidden />
            {t('actions.reschedule')}
          </button>
        )}
        {mayCheckIn && isOpen && hasBegun && (
          <button type="button" onClick={leaveTo(ask.onNoShow)}>
            <IconUserX size={17} stroke={1.75} aria-hidden />
            {t('actions.noShow')}
          </button>
        )}
        {mayCancel && isOpen && (
          <button type="button" data-danger onClick={leaveTo(ask.onCancel)}>
            <IconBan size={17} stroke={1.75} aria-hidden />
            {t('actions.cancel')}
          </button>
        )}
        <MoreMenu
          visit={visit}
          alias={alias}
          mayRebook={mayCreate && isOpen}
          onRebook={leaveTo(ask.onRebook)}
          onPrint={leaveTo(ask.onPrint)}
          onSurvey={leaveTo(ask.onSurvey)}
        />
      </div>
    </>
  );
}

function MoreMenu({
  visit,
  alias,
  mayRebook,
  onRebook,
  onPrint,
  onSurvey,
}: {
  visit: AppointmentView;
  alias: string | null;
  mayRebook: boolean;
  onRebook: () => void;
  onPrint: () => void;
  onSurvey: () => void;
}) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  const origin = usePublicUrl();
  const mayAsk = usePermission('billing.customers-care');
  const copyLink = async () => {
    await navigator.clipboard.writeText(
      `${origin}${pathTo('online-booking', language, { aliasName: alias!, bookingId: visit.booking_id })}`,
    );
    toast('copied');
  };
  return (
    <Menu position="top-end" width={220}>
      <Menu.Target>
        <button type="button" aria-label={t('actions.more')}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {mayRebook && (
          <Menu.Item leftSection={<IconCalendarRepeat size={18} stroke={1.75} />} onClick={onRebook}>
            {t('actions.rebook')}
          </Menu.Item>
        )}
        {alias && (
          <Menu.Item leftSection={<IconLink size={18} stroke={1.75} />} onClick={() => void copyLink()}>
            {t('actions.copyLink')}
          </Menu.Item>
        )}
        {mayAsk && (
          <Menu.Item leftSection={<IconMessageStar size={18} stroke={1.75} />} onClick={onSurvey}>
            {t('actions.survey')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconPrinter size={18} stroke={1.75} />} onClick={onPrint}>
          {t('actions.print')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const AFTER = { check_in: 'checked_in', undo_check_in: 'scheduled', undo_no_show: 'scheduled' } as const;

/** Seen at once; put back if the server refuses. */
function useStatusChange({ id }: AppointmentView) {
  const [checkIn, undoCheckIn, undoNoShow] = [
    useWrite(appointmentsContract.check_in, { ownFailure: true }),
    useWrite(appointmentsContract.undo_check_in, { ownFailure: true }),
    useWrite(appointmentsContract.undo_no_show, { ownFailure: true }),
  ];
  const writes = { check_in: checkIn, undo_check_in: undoCheckIn, undo_no_show: undoNoShow };
  const to = async (move: keyof typeof AFTER) => {
    const takeBack = showEdit(withVisit(id, { outcome: AFTER[move] }));
    try {
      await writes[move].mutateAsync({ id });
    } catch (error) {
      takeBack();
      reactToFailure(error, 'write');
    }
  };
  return {
    to: (move: keyof typeof AFTER) => void to(move),
    isPending: checkIn.isPending || undoCheckIn.isPending || undoNoShow.isPending,
  };
}
