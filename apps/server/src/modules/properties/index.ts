export { propertyJobs } from './place-listing';
