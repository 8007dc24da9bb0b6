export { countOnDay } from './count-day';
export { propertyJobs } from './place-listing';
export { findHost, findProperty, lockProperty } from './properties.repo';
