import { expect, it } from 'vitest';

import { matchResource, retireeResource } from '../../../resources/index.ts';
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
