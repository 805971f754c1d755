import type { Core } from '@evergreen/core';
import type { AuthStatus, OrgSelectionFacts } from '@evergreen/core/session/auth';
import type { Credentials } from '@evergreen/core/contract';
import { httpMessages } from '@evergreen/core/http';
import { err, ok, type Result, type LocalizedText } from '@evergreen/core/kernel';

import type { CliIo, CommandContext, ExitCode } from '../../cli.types.ts';
import { failureExplanation } from '../../failure-explanation.ts';
import { chosenAddress, persistAddress } from '../../kept-address.ts';
import { copySession } from '../../kept-session.ts';
import { openCore } from '../../open-core.ts';
import { printable, printableJson } from '../../printable.ts';
import { sessionName } from '../../server-address.ts';
import { factsWhen } from '../../service-facts.ts';
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

  const { core, http, notices, memory } = openCore({ ports, address: address.value, locale: context.locale });
  try {
    core.auth.send({ type: 'login.submit', credentials: credentials.value });
    await factsWhen(core.auth, ({ status }) => status !== 'loggingIn');
    const proved = await proveSecondFactor(core, context, given(options.code));
    if (!proved.ok) {
      context.complain(proved.error.words);
      return proved.error.exitCode;
    }
    const asked = await factsWhen(core.auth, ({ status, orgSelection }) => isEnded(status) || isAsking(orgSelection));
    if (asked.orgSelection?.status === 'choosing') {
      const open = chooseOrgSelection(core.auth, asked.orgSelection, options);
      if (open !== null) {
        await signOut(core.auth);
        context.complain(open);
        return 2;
      }
    }
    const facts = await factsWhen(
      core.auth,
      ({ status, orgSelection }) => isEnded(status) || (orgSelection?.failure ?? null) !== null,
    );
    if (facts.orgSelection !== null) {
      await signOut(core.auth);
      context.complain(facts.orgSelection.failure ?? httpMessages.unauthorised);
      return 1;
    }
    if (facts.user === null) {
      const words = facts.loginFailure ?? notices.at(-1)?.text ?? httpMessages.unauthorised;
      context.complain(http.last() === undefined ? words : failureExplanation(http.last(), address.value, words));
      return 1;
    }
    const { username, realname } = facts.user;
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

function isEnded(status: AuthStatus): boolean {
  return status === 'loggedIn' || status === 'loggedOut';
}

/** Whether the choice waits for an answer, or could not be put. */
function isAsking(orgSelection: OrgSelectionFacts | null): boolean {
  return orgSelection?.status === 'choosing' || orgSelection?.status === 'failed';
}

/** Chooses what was given; the answer is what is still to be chosen, null when nothing is. */
function chooseOrgSelection(
  auth: Core['auth'],
  { departments, tenants }: OrgSelectionFacts,
  options: LoginOptions,
): LocalizedText | null {
  if (tenants.length > 0 && !tenants.some(({ id }) => id === options.tenant))
    return loginCommandMessages.chooseTenant(choiceWords(tenants.map(({ id, name }) => [id, name])));
  if (departments.length > 0 && !departments.some(({ orgCode }) => orgCode === options.department))
    return loginCommandMessages.chooseDepartment(
      choiceWords(departments.map(({ orgCode, departName }) => [orgCode, departName])),
    );
  if (options.tenant !== undefined) auth.send({ type: 'choice.tenant', tenantId: options.tenant });
  if (options.department !== undefined) auth.send({ type: 'choice.department', orgCode: options.department });
  auth.send({ type: 'choice.confirm' });
  return null;
}

function choiceWords(choices: readonly (readonly [string, string])[]): string {
  return choices.map(([code, name]) => `${code} ${name}`).join('; ');
}

/** Discard an incomplete sign-in, locally and on the server. */
async function signOut(auth: Core['auth']): Promise<void> {
  auth.send({ type: 'choice.cancel' });
  await factsWhen(auth, ({ status }) => status === 'loggedOut');
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
