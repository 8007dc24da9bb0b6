import { shownIn } from '../../db/statements/shown-picture';

export const picturesOfMessages = shownIn('messages', 'picture_upload_id', 'message');
