export { richTextCount, richTextValue, textCount, typedLink, type TextCount } from './rich-text.model.ts';
export { createTextPictures, type TextPictures, type TextPicturesEmitted } from './text-pictures.service.ts';
