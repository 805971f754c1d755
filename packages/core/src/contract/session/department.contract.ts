import * as v from 'valibot';

import { localized } from '../../kernel/index.ts';
import { ownDepartment, userInfo } from './auth.contract.ts';
import { defineEndpoint, SIGNED_IN } from '../endpoint.ts';
import { wireText, wireWords } from '../schema.ts';

export const currentDepartments = v.object({
  list: v.nullish(v.array(ownDepartment), []),
  /** The current department; empty before the first selection. */
  orgCode: v.nullish(v.string(), ''),
});
export type CurrentDepartments = v.InferOutput<typeof currentDepartments>;

/** `username` must be the caller's own: the server rejects any other (threat T-37). */
export const departmentChoice = v.object({ orgCode: wireText(64), username: wireWords({ characters: 64 }) });
export type DepartmentChoice = v.InferOutput<typeof departmentChoice>;

/** POST as specified; older servers support PUT only. */
const selectDepart = {
  path: '/sys/selectDepart',
  summary: localized('切换当前部门', 'Switch to another department of one’s own'),
  access: SIGNED_IN,
  body: departmentChoice,
  answer: v.object({ userInfo }),
} as const;

export const departmentEndpoints = {
  getCurrentUserDeparts: defineEndpoint({
    name: 'department.getCurrentUserDeparts',
    method: 'GET',
    path: '/sys/user/getCurrentUserDeparts',
    summary: localized('当前用户的部门', 'Departments of the current user'),
    access: SIGNED_IN,
    answer: currentDepartments,
  }),
  selectDepart: defineEndpoint({ ...selectDepart, name: 'department.selectDepart', method: 'POST' }),
  selectDepartByPut: defineEndpoint({ ...selectDepart, name: 'department.selectDepartByPut', method: 'PUT' }),
} as const;
