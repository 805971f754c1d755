export { PictureFrame } from './picture-frame.tsx';
export { PicturePreview, type PreviewedPicture } from './picture-preview.tsx';
export { pictureContent, usePicture } from './use-picture.ts';
