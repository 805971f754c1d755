export { takeBroughtTicket } from './brought-ticket.ts';
export { signInWaysMessages } from './sign-in-ways.messages.ts';
export { createSignInWays, type SignInWaysService } from './sign-in-ways.service.ts';
export type { SignInWaysEmitted, SignInWaysEvent, SignInWaysFacts, SignInWaysStatus } from './sign-in-ways.types.ts';
