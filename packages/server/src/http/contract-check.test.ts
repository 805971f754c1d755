import { expect, it } from 'vitest';

import { DEFAULT_BASE_PATH } from '@evergreen/core/contract';
import { createHttpClient } from '@evergreen/core/http';
import { contractProbes, isAsSpecified, probeOutcome } from '@evergreen/core/resources/openapi';
import { countingRandom } from '@evergreen/core/testing';

import { describeApplicationOnBothEngines } from '../../test/test-application.ts';

describeApplicationOnBothEngines('the contract on a running server', (application) => {
  it('API-01 API-10 every call answers with the envelope and as its schema says, or is refused without a session', async () => {
    const { app, signIn, clock } = application();
    const session = await signIn('admin');
    const clientOf = (token: string | null) =>
      createHttpClient({
        http: {
          async send({ method, url, headers, body }) {
            const {
              statusCode,
              headers: answered,
              payload,
            } = await app.inject({
              method,
              url,
              headers: { ...headers },
              ...(body === undefined || body === null ? {} : { payload: body }),
            });
            const texts = Object.entries(answered).flatMap(([key, value]) =>
              value === undefined ? [] : [[key, String(value)] as const],
            );
            return { kind: 'answered', status: statusCode, headers: Object.fromEntries(texts), body: payload };
          },
          receive: () => Promise.reject(new Error('Nothing is downloaded here')),
        },
        clock,
        random: countingRandom(),
        basePath: DEFAULT_BASE_PATH,
        token: () => token,
        tenantId: () => '0',
        locale: () => 'zh-CN',
        onFailure: () => undefined,
      });
    const [own, stranger] = [clientOf(session), clientOf(null)];
    const broken: string[] = [];
    const outcomes = new Map<string, number>();
    for (const probe of contractProbes()) {
      const { endpoint, params } = probe;
      const answer = await (probe.kind === 'read' ? own : stranger).call(endpoint, { params, isQuiet: true });
      const outcome = probeOutcome(
        probe,
        answer.ok
          ? { ok: true }
          : { ...answer.error, ok: false, status: answer.error.kind === 'status' ? answer.error.status : undefined },
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (!isAsSpecified(outcome))
        broken.push(`${endpoint.method} ${endpoint.path} ${outcome} ${JSON.stringify(answer)}`);
    }
    expect(broken).toEqual([]);
    expect([(outcomes.get('answered') ?? 0) > 100, (outcomes.get('guarded') ?? 0) > 300]).toEqual([true, true]);
  });
});
