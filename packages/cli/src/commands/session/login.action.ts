import { signIn, type Core, type SignInObstacle } from '@evergreen/core';
import type { Credentials } from '@evergreen/core/contract';
import { httpMessages } from '@evergreen/core/http';
import { err, ok, type Result, type LocalizedText, whenFacts } from '@evergreen/core/kernel';

import type { CliIo, CommandContext, ExitCode } from '../../cli.types.ts';
import { failureExplanation } from '../../failure-explanation.ts';
import { chosenAddress, persistAddress } from '../../kept-address.ts';
import { copySession } from '../../kept-session.ts';
import { openCore } from '../../open-core.ts';
import { printable, printableJson } from '../../printable.ts';
import { sessionName } from '../../server-address.ts';
import { sessionCommandMessages } from '../../session.messages.ts';
import { loginCommandMessages } from './login.messages.ts';
import { proveSecondFactor } from './second-factor-prompt.ts';

export interface LoginOptions {
  readonly username?: string;
  readonly password?: string;
  readonly passwordStdin?: boolean;
  readonly code?: string;
  readonly department?: string;
  readonly tenant?: string;
  readonly json?: boolean;
}

/** Sign in, replacing any previous session; persist the session only after complete success. */
export async function login(context: CommandContext, options: LoginOptions): Promise<ExitCode> {
  const ports = await context.ports();
  const address = chosenAddress({
    given: context.address(),
    environment: context.io.environment['EVERGREEN_URL'],
    keep: ports.keep,
  });
  if (!address.ok) {
    context.complain(address.error);
    return 2;
  }
  const credentials = await credentialsFrom(context, options);
  if (!credentials.ok) {
    context.complain(credentials.error);
    return credentials.error === loginCommandMessages.givenUp ? 1 : 2;
  }

  const { core, http, memory } = openCore({ ports, address: address.value, locale: context.locale });
  try {
    const attempt = {
      ...credentials.value,
      code: given(options.code) ?? given(context.io.environment['EVERGREEN_CODE']),
      department: options.department,
      tenant: options.tenant,
    };
    const answer = await proveSecondFactor(core, context, attempt, await signIn(core, attempt));
    if (answer === null) {
      context.complain(loginCommandMessages.givenUp);
      return 1;
    }
    if (!answer.ok) {
      await signOut(core.auth);
      const isUsage = isAnsweredByOption(answer.error, attempt.code);
      const words = obstacleWords(answer.error, attempt.code);
      context.complain(
        isUsage || http.last() === undefined ? words : failureExplanation(http.last(), address.value, words),
      );
      return isUsage ? 2 : 1;
    }
    const { username, realname } = answer.value;
    try {
      copySession(memory, ports.keep(sessionName(address.value)));
      persistAddress(ports.keep, address.value);
    } catch (problem) {
      context.complain(sessionCommandMessages.cannotKeep(problem instanceof Error ? problem.message : String(problem)));
      return 1;
    }
    context.print(
      options.json === true
        ? printableJson({ url: address.value, username, realname })
        : printable(loginCommandMessages.signedIn(realname, username, address.value)[context.locale]),
    );
    return 0;
  } finally {
    core.dispose();
  }
}

/** Whether an option of the command would have answered it. */
function isAnsweredByOption({ kind }: SignInObstacle, code: string | undefined): boolean {
  return kind === 'tenant' || kind === 'department' || (kind === 'secondFactor' && code === undefined);
}

function obstacleWords(obstacle: SignInObstacle, code: string | undefined): LocalizedText {
  switch (obstacle.kind) {
    case 'tenant':
      return loginCommandMessages.chooseTenant(choiceWords(obstacle.tenants.map(({ id, name }) => [id, name])));
    case 'department':
      return loginCommandMessages.chooseDepartment(
        choiceWords(obstacle.departments.map(({ orgCode, departName }) => [orgCode, departName])),
      );
    case 'secondFactor':
      return code === undefined ? loginCommandMessages.noCode : obstacle.text;
    case 'enrolment':
      return loginCommandMessages.enrolmentNeeded;
    case 'refused':
    case 'captcha':
      return obstacle.text;
    case 'unreachable':
      // Where something answered, the explanation names the address.
      return httpMessages.malformed;
  }
}

function choiceWords(choices: readonly (readonly [string, string])[]): string {
  return choices.map(([code, name]) => `${code} ${name}`).join('; ');
}

/** Discard an incomplete sign-in, locally and on the server. */
async function signOut(auth: Core['auth']): Promise<void> {
  if (auth.facts().status !== 'choosing') return;
  auth.send({ type: 'choice.cancel' });
  await whenFacts(auth, ({ status }) => status === 'loggedOut');
}

async function credentialsFrom(
  context: CommandContext,
  options: LoginOptions,
): Promise<Result<Credentials, LocalizedText>> {
  const { io } = context;
  const username =
    given(options.username) ??
    given(io.environment['EVERGREEN_USERNAME']) ??
    (io.ask === null ? undefined : await io.ask(loginCommandMessages.askUsername[context.locale], false));
  if (username === undefined) return err(loginCommandMessages.noUsername);
  if (username === null) return err(loginCommandMessages.givenUp);
  const password = await passwordFrom(context, options, io);
  if (password === undefined) return err(loginCommandMessages.noPassword);
  if (password === null) return err(loginCommandMessages.givenUp);
  return ok({ username, password });
}

/** Return the password; null when the user cancelled, undefined when there is no source for it. */
async function passwordFrom(
  { locale }: CommandContext,
  options: LoginOptions,
  io: CliIo,
): Promise<string | null | undefined> {
  if (options.passwordStdin === true) return given((await io.readInput()).replace(/\r?\n$/u, ''));
  const told = given(options.password) ?? given(io.environment['EVERGREEN_PASSWORD']);
  if (told !== undefined) return told;
  return io.ask === null ? undefined : io.ask(loginCommandMessages.askPassword[locale], true);
}

function given(value: string | undefined): string | undefined {
  return value === '' ? undefined : value;
}
