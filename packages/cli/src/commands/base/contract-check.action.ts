import { DEFAULT_BASE_PATH } from '@evergreen/core/contract';
import { createHttpClient, failureText, type HttpFailure } from '@evergreen/core/http';
import type { LocalizedText, Result } from '@evergreen/core/kernel';
import {
  contractProbes,
  isAsSpecified,
  probeOutcome,
  type ContractProbe,
  type ProbeOutcome,
} from '@evergreen/core/resources/openapi';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable, printableJson } from '../../printable.ts';
import { withSession, type SignedIn } from '../../with-session.ts';
import { contractCheckMessages as messages, probeOutcomeLabels } from './contract-check.messages.ts';

export interface ContractCheckOptions {
  readonly all?: boolean;
  readonly json?: boolean;
}

interface CheckedProbe {
  readonly probe: ContractProbe;
  readonly outcome: ProbeOutcome;
  readonly reason: LocalizedText | null;
}

/** Probes every call of the contract on a server: what is read as the person who signed in, what is guarded without a session. */
export function checkContract(context: CommandContext, options: ContractCheckOptions): Promise<ExitCode> {
  return withSession(context, async (session) => {
    const stranger = await strangerClient(context, session.address);
    const checked: CheckedProbe[] = [];
    for (const probe of contractProbes()) {
      const client = probe.kind === 'read' ? session.core.client : stranger;
      const { endpoint, params } = probe;
      checked.push(checkedProbe(probe, await client.call(endpoint, { params, isQuiet: true })));
    }
    report(context, checked, options);
    return checked.every(({ outcome }) => isAsSpecified(outcome)) ? 0 : 1;
  });
}

/** A client without a session. */
async function strangerClient(
  context: CommandContext,
  address: string,
): Promise<Pick<SignedIn['core']['client'], 'call'>> {
  const { http, clock, random } = await context.ports();
  return createHttpClient({
    http,
    clock,
    random,
    basePath: address + DEFAULT_BASE_PATH,
    token: () => null,
    tenantId: () => null,
    locale: () => context.locale,
    onFailure: () => undefined,
  });
}

function checkedProbe(probe: ContractProbe, answer: Result<unknown, HttpFailure>): CheckedProbe {
  if (answer.ok) return { probe, outcome: probeOutcome(probe, { ok: true }), reason: null };
  const { error } = answer;
  const status = error.kind === 'status' ? error.status : undefined;
  return { probe, outcome: probeOutcome(probe, { ok: false, kind: error.kind, status }), reason: failureText(error) };
}

function report(context: CommandContext, checked: readonly CheckedProbe[], { all, json }: ContractCheckOptions): void {
  const { locale } = context;
  const told = ({ probe: { endpoint }, outcome, reason }: CheckedProbe) => ({
    method: endpoint.method,
    path: endpoint.path,
    outcome,
    isKept: isAsSpecified(outcome),
    reason: reason?.[locale] ?? null,
  });
  if (json === true) {
    context.print(printableJson(checked.map(told)));
    return;
  }
  for (const one of checked) {
    const { method, path, outcome, isKept, reason } = told(one);
    if (all !== true && isKept) continue;
    const words = [
      `${method} ${path}`,
      probeOutcomeLabels[outcome][locale],
      ...(isKept || reason === null ? [] : [reason]),
    ];
    context.print(printable(words.join('  ')));
  }
  const kept = checked.filter(({ outcome }) => isAsSpecified(outcome)).length;
  context.print(printable(messages.result(kept, checked.length)[locale]));
}
