import { monitorEndpoints } from '@evergreen/core/contract';
import { failureText, type HttpClient, type HttpFailure } from '@evergreen/core/http';
import { platformFindings, type PlatformFinding, type PlatformState } from '@evergreen/core/insight/monitor';
import { ok, type Result } from '@evergreen/core/kernel';

import type { CommandContext, ExitCode } from '../../cli.types.ts';
import { printable, printableJson } from '../../printable.ts';
import { withSession } from '../../with-session.ts';
import { doctorCommandMessages as messages } from './doctor.messages.ts';

export interface DoctorOptions {
  readonly json?: boolean;
}

/** What is wrong stands last, beside the prompt. */
const LEVELS = ['ok', 'warning', 'wrong'] as const;

/** Examines a server from outside, by what it tells the person who signed in; who may not see how it runs is told no more than that. */
export function examineServer(context: CommandContext, { json = false }: DoctorOptions): Promise<ExitCode> {
  return withSession(context, async ({ core, address, fail }) => {
    const state = await readState(core.client);
    if (!state.ok) return fail(failureText(state.error));
    const findings = [...addressFindings(address, state.value, context.io.version()), ...platformFindings(state.value)];
    const numberOf = (level: PlatformFinding['level']) => findings.filter((one) => one.level === level).length;
    const [wrong, warnings] = [numberOf('wrong'), numberOf('warning')];
    if (json) context.print(printableJson({ wrong, warnings, findings }));
    else {
      const { locale } = context;
      for (const level of LEVELS)
        for (const { text } of findings.filter((one) => one.level === level))
          context.print(printable(`[${messages.level[level][locale]}] ${text[locale]}`));
      context.print(messages.verdict(wrong, warnings)[locale]);
    }
    return wrong === 0 ? 0 : 1;
  });
}

async function readState({ call }: Pick<HttpClient, 'call'>): Promise<Result<PlatformState, HttpFailure>> {
  const processes = await call(monitorEndpoints.processes, { isQuiet: true });
  if (!processes.ok) return processes;
  const own = await call(monitorEndpoints.latest, { query: {}, isQuiet: true });
  if (!own.ok) return own;
  const places = await call(monitorEndpoints.disk, { isQuiet: true });
  if (!places.ok) return places;
  const { process, sample, jobs } = own.value.result;
  const samples = new Map([[process.id, sample]]);
  for (const { id, isRunning } of processes.value.result) {
    if (!isRunning || samples.has(id)) continue;
    const other = await call(monitorEndpoints.latest, { query: { process: id }, isQuiet: true });
    if (!other.ok) return other;
    samples.set(id, other.value.result.sample);
  }
  return ok({ processes: processes.value.result, samples, jobs, places: places.value.result });
}

function addressFindings(address: string, { processes }: PlatformState, own: string): readonly PlatformFinding[] {
  const { protocol, hostname } = new URL(address);
  const isOnTheWay = protocol === 'http:' && !/^(?:localhost|127\..*|\[::1\])$/u.test(hostname);
  const answering = processes.find(({ isAnswering }) => isAnswering);
  return [
    { level: 'ok', text: messages.answers(address) },
    ...(isOnTheWay ? [{ level: 'warning' as const, text: messages.unencrypted(address) }] : []),
    ...(answering === undefined || answering.version === own
      ? []
      : [{ level: 'warning' as const, text: messages.otherVersion(answering.version, own) }]),
  ];
}
