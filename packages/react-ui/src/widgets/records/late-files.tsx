import { createLate } from '../base/late/index.ts';

/** What draws and uploads files comes with the first file of a page. */
export const LateFileLinks = createLate(async () => (await import('../files/file-display/index.ts')).FileLinks);
export const LateFilePictures = createLate(async () => (await import('../files/file-display/index.ts')).FilePictures);
export const LateFileUpload = createLate(async () => (await import('../files/file-upload/index.ts')).FileUpload);
