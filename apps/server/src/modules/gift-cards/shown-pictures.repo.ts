import { shownIn } from '../../db/statements/shown-picture';

export const picturesOfGiftCards = shownIn('gift_cards', 'logo_upload_id', 'gift_card');
