export { publishListing, withdrawListing } from './listings.repo';
