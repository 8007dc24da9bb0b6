export { addPicture, keepPicture } from './add-picture';
export { openUpload } from './open-upload';
export {
  assertOwnFile,
  assertOwnPicture,
  assertOwnPictures,
  assertOwnUpload,
  uploadUrl,
  urlOfUpload,
} from './own-uploads';
export { pictureInside } from './picture-inside';
export { removeFiles } from './store-files';
export { decideShown, findFile, findShown, lockShown } from './uploads.repo';
