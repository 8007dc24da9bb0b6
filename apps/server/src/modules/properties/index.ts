export { countOnDay } from './count-day';
export { propertyJobs } from './place-listing';
export { findHost } from './properties.repo';
