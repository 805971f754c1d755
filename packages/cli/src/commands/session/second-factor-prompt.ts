import type { Core } from '@evergreen/core';
import { err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import { createCodeStep, createSignInEnrolment } from '@evergreen/core/session/second-factor';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { factsWhen } from '../../service-facts.ts';
import { loginCommandMessages as messages } from './login.messages.ts';

interface Unproved {
  readonly words: LocalizedText;
  readonly exitCode: ExitCode;
}

/** Codes that are asked for on a terminal before giving up. */
const TRIES = 3;

/** The second step of a sign-in, if the server asks for one. `given`: the code of an option; else of the environment or the terminal. */
export async function proveSecondFactor(
  core: Core,
  context: CommandContext,
  given: string | undefined,
): Promise<Result<null, Unproved>> {
  const { secondStep } = core.auth.facts();
  if (secondStep === null) return ok(null);
  return secondStep.step === 'code' ? proveCode(core, context, given) : enrol(core, context);
}

async function proveCode(
  core: Core,
  { io, locale }: CommandContext,
  given: string | undefined,
): Promise<Result<null, Unproved>> {
  const step = core.open(createCodeStep);
  const told = given ?? io.environment['EVERGREEN_CODE'];
  const { ask } = io;
  if ((told === undefined || told === '') && ask === null) return err({ words: messages.noCode, exitCode: 2 });
  let words: LocalizedText = messages.noCode;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const isTold = attempt === 0 && told !== undefined && told !== '';
    if (!isTold && ask === null) break;
    const code = isTold
      ? told
      : await ask?.(attempt === 0 ? messages.askCode[locale] : `${words[locale]}\n${messages.askCode[locale]}`, false);
    if (code === null || code === undefined) return err({ words: messages.givenUp, exitCode: 1 });
    // Nothing is as long as a recovery code but one.
    step.send({ type: 'mode.choose', mode: code.replaceAll(/[\s-]/gu, '').length > 8 ? 'recovery' : 'authenticator' });
    step.send({ type: 'value.change', value: code });
    step.send({ type: 'form.submit' });
    const { status, error, failure } = await factsWhen(step, (facts) => facts.status !== 'checking');
    if (status === 'done') return ok(null);
    words = error ?? failure ?? words;
  }
  return err({ words, exitCode: 1 });
}

async function enrol(core: Core, context: CommandContext): Promise<Result<null, Unproved>> {
  const { io, locale } = context;
  if (io.ask === null) return err({ words: messages.enrolmentNeeded, exitCode: 1 });
  const enrolment = core.open(createSignInEnrolment);
  const begun = await factsWhen(enrolment, ({ status }) => status !== 'beginning');
  if (begun.key === null) return err({ words: begun.failure ?? messages.enrolmentNeeded, exitCode: 1 });
  io.writeError(`${messages.enrolment(begun.spacedSecret, begun.key.uri)[locale]}\n`);
  let words: LocalizedText = messages.givenUp;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const prompt = messages.askFirstCode[locale];
    const code = await io.ask(attempt === 0 ? prompt : `${words[locale]}\n${prompt}`, false);
    if (code === null) return err({ words: messages.givenUp, exitCode: 1 });
    enrolment.send({ type: 'value.change', field: 'code', value: code });
    enrolment.send({ type: 'form.submit' });
    const facts = await factsWhen(enrolment, ({ status }) => status !== 'confirming');
    if (facts.status === 'showingCodes') {
      io.writeError(`${messages.recoveryCodes(facts.recoveryCodes)[locale]}\n`);
      enrolment.send({ type: 'codes.kept' });
      return ok(null);
    }
    if (facts.status === 'closed') return ok(null);
    words = facts.errors.code ?? facts.failure ?? words;
  }
  return err({ words, exitCode: 1 });
}
