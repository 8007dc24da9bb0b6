import { picturesOfCampaigns } from './modules/campaigns';
import { picturesOfEmployees } from './modules/employees';
import { picturesOfGiftCards } from './modules/gift-cards';
import { picturesOfMessages } from './modules/messages';
import { picturesOfOffers } from './modules/offers';
import { picturesOfServices } from './modules/services';
import { picturesOfSettings } from './modules/settings';

/** Everywhere a picture of a salon is shown. A catalogue test compares it with the foreign keys of the database. */
export const shownPictures = [
  ...picturesOfSettings,
  picturesOfServices,
  picturesOfOffers,
  picturesOfEmployees,
  picturesOfGiftCards,
  picturesOfCampaigns,
  picturesOfMessages,
];

/**
 * Files of salons that are not shown to others: nobody of the platform looks at them. The catalogue test wants every
 * column of an upload here or above.
 * @internal
 */
export const privateFiles = [
  'customer_photos.upload_id',
  'development_suggestions.upload_id',
  'employee_documents.upload_id',
  'expense_files.upload_id',
];

/**
 * Nobody sees these before a manager has approved the place they belong to, so they are judged with it.
 * @internal
 */
export const picturesOfPlaces = ['properties.main_image_id', 'property_images.upload_id'];
