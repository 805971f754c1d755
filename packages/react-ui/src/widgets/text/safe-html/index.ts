export { cleanFragment, cleanHtml } from './clean-html.ts';
export { drawPicture } from './draw-picture.ts';
