export { openUpload } from './open-upload';
export { assertOwnUpload, uploadUrl } from './own-uploads';
