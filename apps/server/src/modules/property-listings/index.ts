export { loadListing } from './get-listing';
export { findListedPlace, listedAddresses, publishListing, withdrawListing } from './listings.repo';
export { loadSearch } from './search-listings';
