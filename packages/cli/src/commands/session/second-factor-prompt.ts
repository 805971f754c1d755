import { continueSignIn, type Core, type SignInInput, type SignInObstacle } from '@evergreen/core';
import type { UserInfo } from '@evergreen/core/contract';
import { err, whenFacts, type LocalizedText, type Result } from '@evergreen/core/kernel';
import { createSignInEnrolment } from '@evergreen/core/session/second-factor';

import type { CommandContext } from '../../cli.types.ts';
import { loginCommandMessages as messages } from './login.messages.ts';

type Answer = Result<UserInfo, SignInObstacle>;

/** Codes that are asked for on a terminal before giving up. */
const TRIES = 3;

/** Asks on the terminal for the second step of a sign-in, if that is what stands in its way. Null: the person gave up. */
export async function proveSecondFactor(
  core: Core,
  context: CommandContext,
  attempt: SignInInput,
  answer: Answer,
): Promise<Answer | null> {
  if (answer.ok || context.io.ask === null) return answer;
  if (answer.error.kind === 'enrolment') return enrol(core, context, context.io.ask, attempt);
  return answer.error.kind === 'secondFactor' ? askCodes(core, context, context.io.ask, attempt, answer) : answer;
}

type Ask = NonNullable<CommandContext['io']['ask']>;

async function askCodes(
  core: Core,
  { locale }: CommandContext,
  ask: Ask,
  attempt: SignInInput,
  refused: Answer,
): Promise<Answer | null> {
  let answer = refused;
  for (let tries = attempt.code === undefined ? 0 : 1; tries < TRIES; tries += 1) {
    if (answer.ok || answer.error.kind !== 'secondFactor') break;
    const prompt = messages.askCode[locale];
    const code = await ask(tries === 0 ? prompt : `${answer.error.text[locale]}\n${prompt}`, false);
    if (code === null) return null;
    answer = await continueSignIn(core, { ...attempt, code });
  }
  return answer;
}

async function enrol(
  core: Core,
  { io, locale }: CommandContext,
  ask: Ask,
  attempt: SignInInput,
): Promise<Answer | null> {
  const refused = (text: LocalizedText): Answer => err({ kind: 'refused', text });
  const enrolment = core.open(createSignInEnrolment);
  const begun = await whenFacts(enrolment, ({ status }) => status !== 'beginning');
  if (begun.key === null) return refused(begun.failure ?? messages.enrolmentNeeded);
  io.writeError(`${messages.enrolment(begun.spacedSecret, begun.key.uri)[locale]}\n`);
  let words: LocalizedText = messages.givenUp;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const prompt = messages.askFirstCode[locale];
    const code = await ask(tries === 0 ? prompt : `${words[locale]}\n${prompt}`, false);
    if (code === null) return null;
    enrolment.send({ type: 'value.change', field: 'code', value: code });
    enrolment.send({ type: 'form.submit' });
    const facts = await whenFacts(enrolment, ({ status }) => status !== 'confirming');
    if (facts.status === 'showingCodes') {
      io.writeError(`${messages.recoveryCodes(facts.recoveryCodes)[locale]}\n`);
      enrolment.send({ type: 'codes.kept' });
    }
    if (facts.status === 'showingCodes' || facts.status === 'closed') return continueSignIn(core, attempt);
    words = facts.errors.code ?? facts.failure ?? words;
  }
  return refused(words);
}
