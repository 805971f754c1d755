import { actionOf } from '@evergreen/core/resources';

import type { StoredRow } from '../../records/resource/stored-row.types.ts';
import { nameOf, recordLink } from '../../records/resource/told-record.ts';
import type { RowDecision, TellDecision } from '../../records/resource/tell-decision.types.ts';
import type { NewNotice, TellNotices } from './tell-notices.ts';

/** Characters of a reason. */
const LONGEST_REASON = 1000;

/** Tells people what became of what they submitted, one notice for each of them, whatever the number of rows. */
export function createDecisionNotices(tellNotices: TellNotices): TellDecision {
  return async (decision) => {
    const { rows, call } = decision;
    const own = new Map<string, StoredRow[]>();
    for (const row of rows) {
      const username = String(row['createBy'] ?? '');
      own.set(username, [...(own.get(username) ?? []), row]);
    }
    const told = [...own].flatMap(([username, submitted]) =>
      username === '' || username === call.caller.username ? [] : [noticeOf(decision, username, submitted)],
    );
    await tellNotices(told);
  };
}

function noticeOf(
  { resource, action, asked, call }: RowDecision,
  username: string,
  submitted: readonly StoredRow[],
): NewNotice {
  const { label } = actionOf(resource, action);
  const [first] = submitted;
  const name = nameOf(resource, first);
  const { singular } = resource;
  const reason = asked['reason'];
  return {
    kind: 'result',
    priority: 'M',
    to: { username },
    tenantId: call.tenantId,
    key: `${resource.name}:${action}`,
    count: submitted.length,
    title: {
      'zh-CN': `您提交的${name === '' ? singular['zh-CN'] : `“${name}”`}已${label['zh-CN']}`,
      'en-US': `${name === '' ? singular['en-US'] : `“${name}”`}, which you submitted: ${label['en-US']}`,
    },
    many: {
      'zh-CN': `您提交的 {n} 条${singular['zh-CN']}已${label['zh-CN']}`,
      'en-US': `{n} × ${singular['en-US']}, which you submitted: ${label['en-US']}`,
    },
    reason: typeof reason === 'string' && reason !== '' ? reason.slice(0, LONGEST_REASON) : null,
    sender: call.caller.realname,
    link: first === undefined ? resource.path : recordLink(resource, first.id),
    listLink: resource.path,
  };
}
