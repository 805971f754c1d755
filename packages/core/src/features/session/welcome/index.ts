export { greeting } from './greeting.ts';
export { createWelcome, type Welcome } from './welcome.service.ts';
