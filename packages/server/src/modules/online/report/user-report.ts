import { identifier, wireText } from '@evergreen/core/contract';
import { ok } from '@evergreen/core/kernel';
import * as v from 'valibot';

import type { UserChoice } from '../../access/picker/user-choice.ts';
import type { ReportSource } from './report-source.types.ts';
import { reportMessages as messages } from './report.messages.ts';

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The accounts in reach, for people who may choose users. */
export function userReport(users: UserChoice, permissions: ReportSource['permissions']): ReportSource {
  return {
    code: 'user',
    title: messages.users,
    permissions,
    columns: [
      { key: 'username', title: messages.account, width: 140 },
      { key: 'realname', title: messages.name, width: 120 },
      { key: 'sex', title: messages.sex, width: 80, dictionary: 'sex' },
      { key: 'phone', title: messages.phone, width: 140 },
      { key: 'orgCodeTxt', title: messages.department, width: 260 },
    ],
    queryItems: [{ field: 'username', label: messages.account, view: 'text', schema: v.pipe(wireText(64), v.trim()) }],
    /** A department, with all below it. */
    parameters: { departId: identifier },
    async read({ query, parameters, pageNo, pageSize }, call) {
      const [words = '', departId] = [textOf(query['username']), textOf(parameters['departId'])];
      const { records, total } = await users({ words, departId, ids: undefined, pageNo, pageSize }, call);
      return ok({ result: { records, total } });
    },
  };
}
