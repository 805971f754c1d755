import { filledTemplate, templateValues } from '@evergreen/core/message-template';
import { messageEndpoints, type TestMessage } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';
import { messageTemplateResource } from '@evergreen/core/resources';
import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../../../db/index.ts';
import { resourceColumn, resourceTable } from '../../../db/resource-table.ts';
import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import type { ResourceService } from '../../records/resource/resource-service.types.ts';
import { messageMessages as messages } from './message.messages.ts';

const labels = new Map([
  ['receiver', messages.receiver],
  ['testData', messages.testData],
  ['templateCode', messages.templateCode],
]);

/** A test message is a stored message like every other: it is sent by the hook of messages, and shows in their list. */
export function messageRoutes(
  { orm }: Pick<Database, 'orm'>,
  messagesOf: (call: SignedInCall) => ResourceService,
): readonly EndpointRoute[] {
  const column = (key: string) => resourceColumn(messageTemplateResource, key);
  const table = resourceTable(messageTemplateResource);

  async function sendTest(body: TestMessage, call: SignedInCall): Promise<CallOutcome<null>> {
    const [template] = await orm
      .select({
        name: sql<string>`${column('templateName')}`,
        type: sql<string>`${column('templateType')}`,
        content: sql<string>`${column('templateContent')}`,
      })
      .from(table)
      .where(and(eq(column('templateCode'), body.templateCode), eq(table.delFlag, 0)));
    if (template === undefined) return refusedValue('templateCode', messages.templateMissing(body.templateCode));
    const values = templateValues(body.testData);
    if (values === undefined) return refusedValue('testData', messages.badJson);
    const filled = filledTemplate(template.content, values);
    if (!filled.ok) return refusedValue('testData', messages.valuesMissing(filled.error));
    const added = await messagesOf(call).add(
      {
        esTitle: template.name,
        esType: body.msgType ?? template.type,
        esReceiver: body.receiver,
        esContent: filled.value,
        esParam: body.testData,
      },
      call,
    );
    return added.ok ? ok({ result: null, message: messages.queued }) : err(added.error);
  }

  return [
    guardedRoute(
      messageEndpoints.sendTest,
      ({ body }, call) => sendTest(body, call),
      (key) => labels.get(key),
    ),
  ];
}
