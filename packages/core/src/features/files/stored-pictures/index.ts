export { isPicture } from './picture-names.ts';
export { createStoredPictures, type StoredPictures } from './stored-pictures.ts';
