export { loadListing } from './get-listing';
export { replaceListedNights } from './listed-nights.repo';
export { findListedPlace, listedAddresses, publishListing, withdrawListing } from './listings.repo';
export { loadSearch } from './search-listings';
