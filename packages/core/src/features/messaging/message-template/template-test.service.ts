import { createActor, fromPromise } from 'xstate';

import { messageEndpoints, type TestMessage } from '../../../contract/index.ts';
import { failureText, type HttpClient } from '../../../http/index.ts';
import { mapResult, type Service } from '../../../kernel/index.ts';
import { serviceFromActor } from '../../../machine/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import { messageTemplateResource, resourceEndpoints } from '../../../resources/index.ts';
import { templateNames } from './filled-template.ts';
import { templateTestMachine, type TemplateTestSnapshot } from './template-test.machine.ts';
import { testErrors, testPreview, type TemplateAnswer, type TestAnswer } from './template-test.model.ts';
import type { TemplateTestEmitted, TemplateTestEvent, TemplateTestFacts } from './template-test.types.ts';

export type TemplateTestService = Service<TemplateTestFacts, TemplateTestEvent, TemplateTestEmitted>;

export interface TemplateTestDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** Of the template. */
  readonly id: string;
}

/** Sending a test message made from a template: the template is read first, its names are filled in, and the result is shown as it will arrive. */
export function createTemplateTest({ client, clock, id }: TemplateTestDependencies): TemplateTestService {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const machine = templateTestMachine.provide({
    actors: {
      readTemplate: fromPromise<TemplateAnswer>(async ({ signal }) =>
        mapResult(
          await client.call(resourceEndpoints(messageTemplateResource).queryById, { query: { id }, signal }),
          ({ result: row }) => ({
            code: text(row['templateCode']),
            title: text(row['templateName']),
            type: text(row['templateType']),
            content: text(row['templateContent']),
            testValues: text(row['templateTestJson']),
          }),
        ),
      ),
      sendTest: fromPromise<TestAnswer, TestMessage>(({ input }) =>
        client.call(messageEndpoints.sendTest, { body: input }),
      ),
    },
  });
  const actor = createActor(machine, { clock });
  actor.start();
  return serviceFromActor(actor, templateTestView);
}

function templateTestView({ value, context }: TemplateTestSnapshot): TemplateTestFacts {
  const { template, failure, receiver, values, isChecked } = context;
  return {
    status: value,
    template,
    failure: failure === null ? null : failureText(failure),
    receiver,
    values: templateNames(template?.content ?? '').map((name) => ({ name, value: values[name] ?? '' })),
    errors: isChecked ? testErrors(context) : {},
    preview: testPreview(context),
  };
}
