import fc from 'fast-check';
import { expect, it } from 'vitest';

import { activityTypeResource } from '../../../resources/index.ts';
import { createHttpClient } from '../../../http/index.ts';
import type { HttpOutcome, HttpRequest } from '../../../ports/index.ts';
import { fakePorts } from '../../../testing/index.ts';
import { createListPage } from './list-page.service.ts';
import type { ListPageEvent } from './list-page.types.ts';
import { defaultListQuery } from './list-query.model.ts';
import { propertyRuns } from '../../../testing/property-runs.ts';

const resource = activityTypeResource;

/** A response that identifies its call: by the id of its row, or by its error message. */
function answerTo(call: string, isRefused: boolean): HttpOutcome {
  const body = isRefused
    ? { success: false, message: call, code: 500, result: null }
    : {
        success: true,
        message: '',
        code: 200,
        result: { records: [{ id: call }], total: 10_000, size: 10, current: 1, pages: 1000 },
      };
  return { kind: 'answered', status: 200, headers: {}, body: JSON.stringify(body) };
}

const question: fc.Arbitrary<ListPageEvent> = fc.oneof(
  fc.record({ type: fc.constant('search.submit'), search: fc.record({ name: fc.constantFrom('', 'a', 'b', 'c') }) }),
  fc.record({
    type: fc.constant('page.change'),
    pageNo: fc.integer({ min: 1, max: 5 }),
    pageSize: fc.constantFrom(10, 20),
  }),
  fc.record({
    type: fc.constant('sort.change'),
    sorter: fc.record({ column: fc.constantFrom('name', 'code'), order: fc.constantFrom('asc', 'desc') }),
  }),
  fc.record({ type: fc.constant('search.reset') }),
  fc.record({ type: fc.constant('list.refresh') }),
);

it('R-06 shows only the response of the last query, in any order of responses, and aborts superseded calls', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(question, { minLength: 1, maxLength: 8 }),
      fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
      async (scheduler, questions, refusals) => {
        const ports = fakePorts();
        const sent: { readonly request: HttpRequest; isAnswered: boolean }[] = [];
        const overtakenUnanswered: HttpRequest[] = [];
        const client = createHttpClient({
          ...ports,
          http: {
            receive: ports.http.receive,
            async send(request) {
              const previous = sent.at(-1);
              if (previous?.isAnswered === false) overtakenUnanswered.push(previous.request);
              const call = { request, isAnswered: false };
              const number = sent.push(call);
              const outcome = answerTo(`call-${number}`, refusals[number - 1] === true);
              await scheduler.schedule(Promise.resolve(), `call-${number}`);
              call.isAnswered = true;
              return outcome;
            },
          },
          basePath: '',
          token: () => null,
          tenantId: () => null,
          locale: () => 'zh-CN',
          onFailure: () => {},
        });
        const list = createListPage({
          resource,
          client,
          clock: ports.clock,
          permit: () => ({ decision: 'hide', reason: { policy: 'strict', rule: 0, list: 'none', entry: null } }),
          query: defaultListQuery(resource),
        });
        const heard: { readonly answer: string | undefined; readonly asked: string }[] = [];
        list.subscribe(() => {
          const { status, rows, failure } = list.facts();
          if (status === 'loaded') heard.push({ answer: rows[0]?.id, asked: `call-${sent.length}` });
          if (status === 'failed') heard.push({ answer: failure?.['zh-CN'], asked: `call-${sent.length}` });
        });
        scheduler.scheduleSequence(questions.map((event) => () => Promise.resolve(list.send(event))));
        await scheduler.waitIdle();

        expect(sent.length).toBe(questions.length + 1);
        expect(heard.filter(({ answer, asked }) => answer !== asked)).toEqual([]);
        expect(heard.at(-1)?.answer).toBe(`call-${sent.length}`);
        expect(overtakenUnanswered.filter(({ signal }) => signal?.aborted !== true)).toEqual([]);
        list.dispose();
      },
    ),
    { seed: 20260115, numRuns: propertyRuns(200) },
  );
});
