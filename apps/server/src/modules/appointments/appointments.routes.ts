import { appointmentsContract } from '@rawnaq/domain/appointments/appointments.contract';
import { customerStoryContract } from '@rawnaq/domain/appointments/customer-story.contract';
import { appointmentsList } from '@rawnaq/domain/appointments/appointments.lists';
import type { UseCases } from '../../http/bind-contract';
import { listUseCases } from '../../http/lists/list-use-cases';
import { findCustomersMeant } from '../customers';
import { addAppointment } from './changes/add-appointment';
import { getAppointment } from './views/appointment-views';
import { customerStory } from './views/customer-story';
import { cancelByStaff } from './changes/cancel-appointment';
import { customerFacts } from './views/customer-facts';
import { editAppointment } from './changes/edit-appointment';
import { findTimes } from './placing/find-times';
import { getCalendar } from './views/get-calendar';
import { checkSeries } from './placing/judge-series';
import { appointmentRows } from './views/list.query';
import { checkIn, noShow, undoCheckIn, undoNoShow } from './changes/mark-appointment';
import { moveLine, resizeLine } from './changes/move-appointment';
import { undoCancel } from './changes/undo-cancel';
import { getUpcoming } from './views/upcoming-work';
import type { VisitFollowers } from './visit-follower';

const list = listUseCases(appointmentsList, appointmentRows, {
  search: [],
  find: findCustomersMeant,
  findBy: 'customer_id',
});

const useCases = (followers: VisitFollowers): UseCases<typeof appointmentsContract> => ({
  get_records: list.page,
  export: list.file,
  get_calendar: getCalendar,
  get_record: getAppointment,
  get_upcoming: getUpcoming,
  find_times: findTimes,
  add: (ctx, input) => addAppointment(ctx, input, followers),
  check_series: checkSeries,
  customer_facts: customerFacts,
  edit: editAppointment,
  move: moveLine,
  resize: resizeLine,
  cancel: cancelByStaff(followers),
  undo_cancel: undoCancel,
  check_in: checkIn,
  undo_check_in: undoCheckIn,
  no_show: noShow,
  undo_no_show: undoNoShow,
});

/** What goes along with visits stands above them, so it comes from above. */
export const appointmentsRoutes = (followers: VisitFollowers) => ({
  contract: appointmentsContract,
  useCases: useCases(followers),
});
export const customerStoryRoutes = { contract: customerStoryContract, useCases: customerStory };
