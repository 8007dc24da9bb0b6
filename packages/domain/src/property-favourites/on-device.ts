/** Where a visitor's favourites stand on her device, the newest first. */
export const FAVOURITES_ON_DEVICE = 'rawnaq.stays.favourites';
/** So many are kept there before anybody signs in. */
export const MOST_ON_DEVICE = 100;
