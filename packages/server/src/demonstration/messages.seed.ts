import type { messageResource } from '@evergreen/core/resources';
import { filledTemplate, templateValues } from '@evergreen/core/messaging/message-template';
import { minutes } from '@evergreen/core/kernel';

import { formatPlatformTime } from '../platform-time.ts';
import { messageTemplateSeeds } from '../db/seed/message-templates.seed.ts';
import type { ResourceSeed } from '../db/seed/resource-rows.ts';
import { createSeedRandom, SEEDER, seedIdentifier } from '../db/seed/seed-random.ts';

/** Messages of each tenant that has rows on a new platform. */
const COUNTS: readonly (readonly [tenantId: number, count: number])[] = [
  [0, 36],
  [1001, 12],
];

/** What the templates sent over the last days, by their test values; ways of sending without a service failed. */
export function messageSeeds(now: number): ResourceSeed<typeof messageResource>[] {
  const random = createSeedRandom(20_261_123);
  const [first, ...others] = messageTemplateSeeds(now);
  if (first === undefined) return [];
  return COUNTS.flatMap(([tenantId, count]) =>
    Array.from({ length: count }, (_, index): ResourceSeed<typeof messageResource> => {
      const { values: template } = random.pick([first, ...others]);
      const param = template.templateTestJson ?? '{}';
      const filled = filledTemplate(template.templateContent, templateValues(param) ?? {});
      const isText = template.templateType === '1';
      const time = now - minutes(random.integer(60, 60 * 24 * 20));
      return {
        id: seedIdentifier('message', `${tenantId} ${index}`),
        createBy: SEEDER,
        createTime: time,
        owner: { tenantId, sysOrgCode: 'A01A01' },
        values: {
          esTitle: template.templateName,
          esType: template.templateType,
          esReceiver: isText ? `138000${String(random.integer(10_000, 99_999))}` : 'A01A02',
          esContent: filled.ok ? filled.value : template.templateContent,
          esParam: param,
          esSendTime: formatPlatformTime(time),
          esSendStatus: isText ? '1' : '2',
          esSendNum: 1,
          esResult: isText ? 'sent' : 'notConfigured',
        },
      };
    }),
  );
}
