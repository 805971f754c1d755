export { cleanFragment, cleanHtml } from './clean-html.ts';
