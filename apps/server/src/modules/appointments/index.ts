export { lockForPayment, setPaymentStatus } from './payment.repo';
export type { VisitFollower, VisitFollowers } from './visit-follower';
export { deleteBlocks, insertBlocks, lockBlock, lockFollowingBlocks, updateBlock } from './blocks.repo';
export { extendHold, findHoldTimes, liveHoldsOf } from './holds.repo';
export { appointmentJobs } from './appointments.job';
export { appointmentViews, viewOf } from './appointment-views';
export { absenceOn, openOn } from './get-calendar';
export { appointmentsOfEmployee, blocksBetween } from './views.repo';
export { cancelAppointment } from './cancel-appointment';
export { assertLines, slotsOf } from './find-times';
export { holdTimes, liveHold, releaseHold, type Hold } from './holds';
export { moveAppointment } from './move-appointment';
export { busyRows, lineRows, placeAppointment, totalOf } from './place-appointment';
export {
  ableTo,
  assertBookable,
  readSchedule,
  searchIn,
  type Schedule,
  type ScheduleEmployee,
  type ScheduleService,
  type WantedLine,
} from './read-schedule';
export { salonDays } from './salon-days';
export { assertNoWorkLeft } from './upcoming-work';
export { readVoice, salonMessage, tellCustomer, visitMessage, type Teller, type TellingKind } from './tell-customer';
export { historyOf } from './history';
export { findSalonClock, isCancelled, markReminded, offerOpening } from './appointments.repo';
export { businessDaySql, hourSql, outcomeSql, weekdaySql } from './list.query';
export { findVisitFacts } from './telling.repo';
export { namingConflict } from './place-appointment';
export { bindBlocks, lockAnybody, lockSalon, nextSeries } from './placing.repo';
export { keptByAppointments } from './kept-of-customers.repo';
