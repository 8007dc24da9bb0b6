export { countOnDay } from './count-day';
export { propertyJobs } from './place-listing';
