export { findListedPlace, replaceListedNights } from './listed-nights.repo';
export { publishListing, withdrawListing } from './listings.repo';
