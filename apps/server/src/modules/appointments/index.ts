export { lockForPayment, setPaymentStatus } from './payment.repo';
export type { VisitFollower, VisitFollowers } from './visit-follower';
export { deleteBlocks, insertBlocks, lockBlock, lockFollowingBlocks, updateBlock } from './placing/blocks.repo';
export { extendHold, findHoldTimes, liveHoldsOf, lockHoldsOf } from './placing/holds.repo';
export { appointmentJobs } from './appointments.job';
export { appointmentViews, viewOf } from './views/appointment-views';
export { absenceOn, openOn } from './views/get-calendar';
export {
  appointmentsById,
  appointmentsOfEmployee,
  blocksBetween,
  type AppointmentRow as VisitRow,
} from './views/views.repo';
export { cancelAppointment } from './changes/cancel-appointment';
export { assertLines, slotsOf } from './placing/find-times';
export { holdTimes, liveHold, releaseHold, type Hold } from './placing/holds';
export { moveAppointment } from './changes/move-appointment';
export { busyRows, lineRows, placeAppointment, totalOf } from './placing/place-appointment';
export {
  ableTo,
  assertBookable,
  readSchedule,
  searchIn,
  type Schedule,
  type ScheduleEmployee,
  type ScheduleService,
  type WantedLine,
} from './placing/read-schedule';
export { salonDays } from './placing/salon-days';
export { assertNoWorkLeft } from './views/upcoming-work';
export {
  isOnItsWay,
  noVisit,
  readVoice,
  salonMessage,
  tellCustomer,
  visitMessage,
  type Teller,
  type TellingKind,
  type Voice,
} from './changes/tell-customer';
export { historyOf } from './changes/history';
export { findSalonClock, markReminded, offerOpenings, UNDO_SECONDS } from './appointments.repo';
export { businessDaySql, hourSql, outcomeSql, weekdaySql } from './views/list.query';
export { findVisitFacts } from './changes/telling.repo';
export { tellOfPaper } from './changes/tell-of-paper';
export { namesOf } from './placing/read-schedule';
export { namingConflict } from './placing/place-appointment';
export { bindBlocks, lockAnybody, lockSalon, nextSeries } from './placing/placing.repo';
export { keptByAppointments } from './kept-of-customers.repo';
export { openVisit } from './changes/change-visit';
export { achieveVisit, unachieveVisit, visitToBill } from './changes/bill-visit';
