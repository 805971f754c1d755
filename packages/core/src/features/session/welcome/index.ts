export { createWelcome, type Welcome } from './welcome.service.ts';
