export { openUpload } from './open-upload';
export { assertOwnFile, assertOwnUpload, uploadUrl } from './own-uploads';
