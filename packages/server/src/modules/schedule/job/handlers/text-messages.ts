import { and, eq, gt, sql } from 'drizzle-orm';

import { days, err, ok, type LocalizedText, type Result } from '@evergreen/core/kernel';
import { filledTemplate } from '@evergreen/core/messaging/message-template';
import { messageResource, messageTemplateResource } from '@evergreen/core/resources';

import { unscopedColumn, unscopedRows } from '../../../records/resource/unscoped-rows.ts';
import type { JobContext } from '../job-work.types.ts';
import { jobWorkMessages } from './work-messages.ts';
import type { JobWorkDependencies } from './work.types.ts';

export interface TextMessageRecipient {
  readonly tenantId: number;
  readonly phone: string;
  readonly values: Readonly<Record<string, string>>;
}

export interface TextMessages {
  readonly template: string;
  readonly recipients: readonly TextMessageRecipient[];
  /** Nobody gets the same message twice within so many days. */
  readonly notWithin: number;
}

const SMS = '1';

/** Sends a template to people, each in a step of its own, by the list of messages that staff read and send again from. */
export async function sendTextMessages(
  { database, clock, serviceOf }: JobWorkDependencies,
  context: JobContext,
  { template: code, recipients, notWithin }: TextMessages,
): Promise<Result<LocalizedText, LocalizedText>> {
  const { orm } = database;
  const templates = unscopedRows(messageTemplateResource);
  const [template] = await orm
    .select({
      name: sql<string>`${unscopedColumn(messageTemplateResource, 'templateName')}`,
      content: sql<string>`${unscopedColumn(messageTemplateResource, 'templateContent')}`,
    })
    .from(templates)
    .where(and(eq(templates.delFlag, 0), eq(unscopedColumn(messageTemplateResource, 'templateCode'), code)));
  if (template === undefined) return err(jobWorkMessages.templateMissing(code));
  const messages = unscopedRows(messageResource);
  let sent = 0;
  for (const [index, { tenantId, phone, values }] of recipients.entries()) {
    const filled = filledTemplate(template.content, values);
    if (!filled.ok) return err({ 'zh-CN': filled.error.join('、'), 'en-US': filled.error.join(', ') });
    const isSent = await context.step(async () => {
      const isSame = and(
        eq(unscopedColumn(messageResource, 'esReceiver'), phone),
        eq(unscopedColumn(messageResource, 'esTitle'), template.name),
        eq(unscopedColumn(messageResource, 'tenantId'), tenantId),
        gt(messages.createTime, clock.now() - days(notWithin)),
      );
      if ((await orm.$count(messages, isSame)) > 0) return false;
      const call = context.systemCall(tenantId);
      const message = { esTitle: template.name, esType: SMS, esReceiver: phone, esContent: filled.value };
      const added = await serviceOf(messageResource, call).add(message, call);
      if (!added.ok) throw new Error(added.error.message['en-US']);
      return true;
    });
    if (isSent) sent += 1;
    await context.progress(index + 1, recipients.length);
  }
  return ok(jobWorkMessages.messaged(sent));
}
