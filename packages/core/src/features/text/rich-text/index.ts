export { richTextCount, richTextValue, typedLink, type RichTextCount } from './rich-text.model.ts';
export { createTextPictures, type TextPictures, type TextPicturesEmitted } from './text-pictures.service.ts';
