export { takeBroughtTicket } from './brought-ticket.ts';
export { signInWaysMessages } from './login-methods.messages.ts';
export { createSignInWays, type SignInWaysService } from './login-methods.service.ts';
export type { SignInWaysEmitted, SignInWaysEvent, SignInWaysFacts, SignInWaysStatus } from './login-methods.types.ts';
