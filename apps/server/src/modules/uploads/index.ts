export { addPicture } from './add-picture';
export { openUpload } from './open-upload';
export { assertOwnFile, assertOwnUpload, assertOwnUploads, uploadUrl, urlOfUpload } from './own-uploads';
export { removeFiles } from './store-files';
