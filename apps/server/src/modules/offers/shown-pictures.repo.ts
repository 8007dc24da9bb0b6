import { shownIn } from '../../db/statements/shown-picture';

export const picturesOfOffers = shownIn('offers', 'picture_upload_id', 'package');
