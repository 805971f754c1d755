import { filledTemplate, templateValues } from '@evergreen/core/messaging/message-template';
import { messageEndpoints, type TestMessage } from '@evergreen/core/contract';
import { err, ok } from '@evergreen/core/kernel';

import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { guardedRoute, type EndpointRoute } from '../../../http/endpoint-route.ts';
import { refusedValue } from '../../../http/refused-value.ts';
import type { ResourceRepository } from '../../records/resource/resource-repository.types.ts';
import type { ResourceService } from '../../records/resource/resource-service.types.ts';
import { messageMessages as messages } from './message.messages.ts';

const labels = new Map([
  ['receiver', messages.receiver],
  ['testData', messages.testData],
  ['templateCode', messages.templateCode],
]);

/** A test message is a stored message like every other: it is sent by the hook of messages, and shows in their list. */
export function messageRoutes(
  templatesOf: (call: SignedInCall) => Pick<ResourceRepository, 'holders' | 'find'>,
  messagesOf: (call: SignedInCall) => ResourceService,
): readonly EndpointRoute[] {
  /** The template with a code that is in reach. */
  async function templateOf(code: string, call: SignedInCall) {
    const templates = templatesOf(call);
    const [holder] = await templates.holders('templateCode', [code]);
    return holder === undefined ? undefined : templates.find(holder.id);
  }

  async function sendTest(body: TestMessage, call: SignedInCall): Promise<CallOutcome<null>> {
    const template = await templateOf(body.templateCode, call);
    if (template === undefined) return refusedValue('templateCode', messages.templateMissing(body.templateCode));
    const values = templateValues(body.testData);
    if (values === undefined) return refusedValue('testData', messages.badJson);
    const filled = filledTemplate(String(template['templateContent'] ?? ''), values);
    if (!filled.ok) return refusedValue('testData', messages.valuesMissing(filled.error));
    const added = await messagesOf(call).add(
      {
        esTitle: template['templateName'] ?? null,
        esType: body.msgType ?? template['templateType'] ?? null,
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
