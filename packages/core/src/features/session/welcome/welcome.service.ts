import type { AuthService } from '../auth/index.ts';
import { calendarTime } from '../../../format/index.ts';
import { createEmitter, type Notice, type Service } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { greeting } from './greeting.ts';
import { welcomeMessages } from './welcome.messages.ts';

export interface WelcomeEmitted {
  readonly type: 'notice.raised';
  readonly notice: Notice;
}

/** A service that only emits events. */
export type Welcome = Pick<Service<never, never, WelcomeEmitted>, 'on'>;

export interface WelcomeDependencies {
  readonly auth: AuthService;
  readonly clock: ClockPort;
}

/** Greet a user once per login by the hour in UTC+8. No greeting after a reload or a login in another window. */
export function createWelcome({ auth, clock }: WelcomeDependencies): Welcome {
  const greetings = createEmitter<WelcomeEmitted>();
  let isSigningIn = false;
  auth.subscribe(() => {
    if (auth.facts().status === 'loggingIn') isSigningIn = true;
  });
  auth.on(({ type }) => {
    if (type === 'session.started' && isSigningIn) {
      const { hour } = calendarTime(clock.now());
      const { user } = auth.facts();
      const name = user === null || user.realname === '' ? (user?.username ?? '') : user.realname;
      const notice: Notice = {
        level: 'success',
        title: welcomeMessages.title,
        text: welcomeMessages.back(greeting(hour), name),
      };
      greetings.emit({ type: 'notice.raised', notice });
    }
    if (type === 'session.started' || type === 'session.ended') isSigningIn = false;
  });
  return { on: greetings.on };
}
