export { AccountPicture, type AccountPictureProps } from './account-picture.tsx';
