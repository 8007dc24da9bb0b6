export { propertyJobs } from './place-listing';
export { findProperty, lockProperty } from './properties.repo';
