import { shownIn } from '../../db/statements/shown-picture';

export const picturesOfEmployees = shownIn('employees', 'picture_upload_id', 'employee');
