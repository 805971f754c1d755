import type { OwnDepartment, Tenant, UserInfo } from '../../../contract/index.ts';
import { err, ok, whenFacts, type LocalizedText, type Result } from '../../../kernel/index.ts';
import { authMessages, type AuthService, type OrgSelectionFacts } from '../auth/index.ts';
import { createCodeStep, type CodeStepService, type SignInStepDependencies } from '../second-factor/index.ts';
import { signInMessages } from './sign-in.messages.ts';

/** What signing in needs of a core. */
export interface SigningIn {
  readonly auth: AuthService;
  open(make: (dependencies: SignInStepDependencies) => CodeStepService): CodeStepService;
}

export interface SignInInput {
  readonly username: string;
  readonly password: string;
  /** Six digits of the authenticator, or a recovery code. */
  readonly code?: string | undefined;
  /** `orgCode` of the department to work in, of somebody with several. */
  readonly department?: string | undefined;
  /** Identifier of the tenant to work in, of somebody with several. */
  readonly tenant?: string | undefined;
}

/** Why nobody is signed in. `secondFactor`, `enrolment`, `tenant` and `department` wait for an answer: `continueSignIn`. */
export type SignInObstacle =
  | {
      /** `refused`: wrong account or password, or an account that may not sign in. `captcha`: only a person gets in now. */
      readonly kind: 'refused' | 'captcha' | 'unreachable';
      readonly text: LocalizedText;
    }
  /** No code was given, or it is wrong. */
  | { readonly kind: 'secondFactor' | 'enrolment'; readonly text: LocalizedText }
  | { readonly kind: 'tenant'; readonly text: LocalizedText; readonly tenants: readonly Tenant[] }
  | { readonly kind: 'department'; readonly text: LocalizedText; readonly departments: readonly OwnDepartment[] };

type Answer = Result<UserInfo, SignInObstacle>;

/**
 * Signs in without a screen and waits until the menu and the permissions are there. A kept session of the same account is used again; another person's is ended before.
 */
export async function signIn(core: SigningIn, attempt: SignInInput): Promise<Answer> {
  const { auth } = core;
  const { username, password } = attempt;
  const { user } = await whenFacts(auth, ({ status }) => status !== 'restoring' && status !== 'loadingPermissions');
  if (user?.username === username && auth.facts().status === 'loggedIn') return ok(user);
  if (user !== null) {
    auth.send({ type: 'logout.request' });
    auth.send({ type: 'logout.confirm' });
    await whenFacts(auth, ({ status }) => status === 'loggedOut');
  }
  auth.send({ type: 'login.submit', credentials: { username, password } });
  return continueSignIn(core, attempt);
}

/** Goes on with a sign-in that met an obstacle, with what answers it. */
export async function continueSignIn(
  core: SigningIn,
  { code, department, tenant }: Omit<SignInInput, 'username' | 'password'>,
): Promise<Answer> {
  const { auth } = core;
  const { secondStep } = await whenFacts(auth, ({ status }) => status !== 'loggingIn');
  if (secondStep?.step === 'enrolment') return err({ kind: 'enrolment', text: signInMessages.enrolmentNeeded });
  if (secondStep !== null) {
    const text = code === undefined ? signInMessages.codeNeeded : await proveCode(core, code);
    if (text !== null) return err({ kind: 'secondFactor', text });
  }
  const { orgSelection } = await whenFacts(
    auth,
    (facts) => isEnded(facts) || ['choosing', 'failed'].includes(facts.orgSelection?.status ?? ''),
  );
  if (orgSelection?.status === 'choosing') {
    const open = openChoice(orgSelection, department, tenant);
    if (open !== null) return err(open);
    if (tenant !== undefined) auth.send({ type: 'choice.tenant', tenantId: tenant });
    if (department !== undefined) auth.send({ type: 'choice.department', orgCode: department });
    auth.send({ type: 'choice.confirm' });
  }
  return answerOf(await whenFacts(auth, (facts) => isEnded(facts) || (facts.orgSelection?.failure ?? null) !== null));
}

function isEnded({ status }: ReturnType<AuthService['facts']>): boolean {
  return status === 'loggedIn' || status === 'loggedOut';
}

/** Null when the code was taken, or the step is over and the sign-in with it. */
async function proveCode(core: SigningIn, code: string): Promise<LocalizedText | null> {
  const step = core.open(createCodeStep);
  // Nothing is as long as a recovery code but one.
  step.send({ type: 'mode.choose', mode: code.replaceAll(/[\s-]/gu, '').length > 8 ? 'recovery' : 'authenticator' });
  step.send({ type: 'value.change', value: code });
  step.send({ type: 'form.submit' });
  const { status, error, failure } = await whenFacts(step, (facts) => facts.status !== 'checking');
  step.dispose();
  return status === 'done' ? null : (error ?? failure ?? signInMessages.codeNeeded);
}

function openChoice(
  { departments, tenants }: OrgSelectionFacts,
  department: string | undefined,
  tenant: string | undefined,
): SignInObstacle | null {
  if (tenants.length > 0 && !tenants.some(({ id }) => id === tenant))
    return { kind: 'tenant', text: signInMessages.tenantNeeded, tenants };
  if (departments.length > 0 && !departments.some(({ orgCode }) => orgCode === department))
    return { kind: 'department', text: signInMessages.departmentNeeded, departments };
  return null;
}

function answerOf(facts: ReturnType<AuthService['facts']>): Answer {
  const { user, orgSelection, loginFailure, loginCallFailure, challenge } = facts;
  if (user !== null && orgSelection === null) return ok(user);
  const text = orgSelection?.failure ?? loginFailure ?? authMessages.menuFailed;
  if (loginCallFailure?.kind === 'unreachable' || loginCallFailure?.kind === 'timedOut')
    return err({ kind: 'unreachable', text });
  // A server of ours answers a sign-in with its envelope, whatever it says.
  if (loginCallFailure?.kind === 'notFound' || loginCallFailure?.kind === 'malformed')
    return err({ kind: 'unreachable', text: signInMessages.noServer });
  return err({ kind: challenge === 'none' ? 'refused' : 'captcha', text });
}
