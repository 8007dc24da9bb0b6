export { propertyJobs } from './place-listing';
export { picturesOfProperties } from './shown-pictures.repo';
