export { FilePopup, type FilePopupProps } from './file-popup.tsx';
export { ImagePopup, type ChosenPicture, type ImagePopupProps } from './image-popup.tsx';
