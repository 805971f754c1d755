import { expect, it, vi } from 'vitest';

import { matchResource, retireeResource } from '../../../resources/index.ts';
import { fakeClock } from '../../../testing/index.ts';
import { createRelatedResource } from './related-resource.ts';
import { relatedLinks } from './related-records.ts';

const permit = () => ({ decision: 'show', reason: { policy: 'strict', rule: 1, list: 'own', entry: null } }) as const;
const rowOf = (status: string) => ({
  id: 'm',
  createBy: null,
  createTime: null,
  updateBy: null,
  updateTime: null,
  status,
});

it('works stand by their votes under a match from its vote on, and in their own order before', () => {
  const [works] = relatedLinks(matchResource, permit);
  const byVotes = { column: 'votes', order: 'desc' };
  expect(['0', '1', '2', '3', '4'].map((status) => works?.sorterUnder(rowOf(status)))).toEqual([
    null,
    null,
    byVotes,
    byVotes,
    byVotes,
  ]);
  const [certifications] = relatedLinks(retireeResource, permit);
  expect(certifications?.sorterUnder(rowOf('1'))).toBe(null);
});

it('the other resource is fetched with what it draws by itself, and again after a failure', async () => {
  const [link] = relatedLinks(matchResource, permit);
  if (link === undefined) throw new Error('Works refer to their match');
  let attempts = 0;
  const related = createRelatedResource({
    clock: fakeClock(),
    entry: link.entry,
    loadSlots: async (name) => {
      attempts += 1;
      if (attempts === 1) throw new Error('not there');
      return `slots of ${name}`;
    },
  });
  const seen = [related.facts().status];
  await vi.waitFor(() => expect(related.facts().status).toBe('failed'));
  related.send({ type: 'value.refresh' });
  await vi.waitFor(() => expect(related.facts().status).toBe('loaded'));
  expect([seen, related.facts().value?.slots, related.facts().value?.resource.name]).toEqual([
    ['loading'],
    `slots of ${link.key}`,
    link.key,
  ]);
  related.dispose();
});
