import { jobEndpoints } from '@evergreen/core/contract';
import { describeCron, parseCron } from '@evergreen/core/schedule/cron';
import {
  initialParameters,
  JOB_HANDLERS,
  jobSchedule,
  nextFireOf,
  parametersForm,
} from '@evergreen/core/schedule/jobs';
import { err, ok, type Locale } from '@evergreen/core/kernel';
import { describeSchema } from '@evergreen/core/resources/openapi';
import type { ClockPort } from '@evergreen/core/ports';
import { resourceValuesSchema } from '@evergreen/core/resources';

import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import { formatPlatformTime } from '../../../platform-time.ts';
import type { ResourceRepository } from '../../records/resource/resource-repository.types.ts';
import type { ResourceService } from '../../records/resource/resource-service.types.ts';
import { resourceMessages } from '../../records/resource/resource.messages.ts';
import { jobServerMessages as messages } from './job.messages.ts';
import type { PlanRepository } from './plan.repository.ts';
import type { RunRepository } from './run.repository.ts';

export interface JobRouteDependencies {
  readonly jobsOf: (call: SignedInCall) => Pick<ResourceRepository, 'holders' | 'find'>;
  readonly serviceOf: (call: SignedInCall) => Pick<ResourceService, 'act'>;
  readonly plans: Pick<PlanRepository, 'state'>;
  readonly runs: Pick<RunRepository, 'askStop'>;
  readonly clock: Pick<ClockPort, 'now'>;
}

/** Fires that a preview shows. */
const SHOWN_FIRES = 5;

export function jobRoutes({ jobsOf, serviceOf, plans, runs, clock }: JobRouteDependencies): readonly EndpointRoute[] {
  async function act(action: string, id: string | undefined, call: SignedInCall): Promise<CallOutcome<null>> {
    if (id === undefined || (await jobsOf(call).find(id)) === undefined)
      return err({ kind: 'missing', message: messages.missing });
    const done = await serviceOf(call).act(action, [{ id }], {}, call);
    return done.ok ? ok({ ...done.value, result: null }) : done;
  }

  async function actByName(action: string, name: string, call: SignedInCall): Promise<CallOutcome<null>> {
    const [holder] = await jobsOf(call).holders('jobClassName', [name]);
    return act(action, holder?.id, call);
  }

  return [
    guardedRoute(jobEndpoints.pause, async ({ query }, call) => actByName('pause', query.jobClassName, call)),
    guardedRoute(jobEndpoints.resume, async ({ query }, call) => actByName('resume', query.jobClassName, call)),
    guardedRoute(jobEndpoints.execute, async ({ query }, call) => act('execute', query.id, call)),
    guardedRoute(jobEndpoints.stop, async ({ body: { runId } }, { tenantId }) => {
      if (tenantId !== 0) return err({ kind: 'business', message: resourceMessages.platformOnly });
      return (await runs.askStop({ runId }))
        ? ok({ result: null, message: messages.stopping })
        : err({ kind: 'business', message: messages.notRunning });
    }),
    guardedRoute(jobEndpoints.handlers, async (_input, { locale }) => ok({ result: describedHandlers(locale) })),
    guardedRoute(jobEndpoints.preview, async ({ body: { cronExpression, zone } }, { locale }) => {
      const schedule = jobSchedule(cronExpression, zone, clock.now());
      const parsed = parseCron(cronExpression);
      if (!schedule.ok || !parsed.ok)
        return refusedValue('cronExpression', schedule.ok ? messages.missing : schedule.error);
      const next: string[] = [];
      let at = nextFireOf(schedule.value, clock.now());
      while (at !== null && next.length < SHOWN_FIRES) {
        next.push(formatPlatformTime(at));
        at = nextFireOf(schedule.value, at);
      }
      return ok({ result: { text: describeCron(parsed.value, locale), next } });
    }),
    guardedRoute(jobEndpoints.state, async () => {
      const { runners, late } = await plans.state(clock.now());
      return ok({ result: { runners, late: [...late] } });
    }),
  ];
}

function describedHandlers(locale: Locale) {
  return Object.entries(JOB_HANDLERS).map(([name, handler]) => ({
    name,
    title: handler.title[locale],
    description: handler.description[locale],
    parameters: { ...describeSchema(name, resourceValuesSchema(parametersForm(handler))).schema },
    initial: { ...initialParameters(handler) },
  }));
}
