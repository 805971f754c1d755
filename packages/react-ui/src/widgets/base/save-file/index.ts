export { blobOf, saveFile } from './save-file.ts';
