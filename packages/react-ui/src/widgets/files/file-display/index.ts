export { FileLinks } from './file-links.tsx';
export { FilePictures } from './file-pictures.tsx';
export { useDownload } from './use-download.ts';
