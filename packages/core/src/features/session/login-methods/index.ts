export { takeBroughtTicket } from './brought-ticket.ts';
export { loginMethodsMessages } from './login-methods.messages.ts';
export { createLoginMethods, type LoginMethodsService } from './login-methods.service.ts';
