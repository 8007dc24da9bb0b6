export { favouriteJobs } from './count-favourites.job';
