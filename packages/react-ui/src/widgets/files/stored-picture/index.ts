export { PictureFrame } from './picture-frame.tsx';
export { PicturePreview, type PreviewedPicture } from './picture-preview.tsx';
