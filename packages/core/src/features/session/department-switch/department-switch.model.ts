import type { AnswerOf, CurrentDepartments, departmentEndpoints, OwnDepartment } from '../../../contract/index.ts';
import { failureText, type Answer, type HttpFailure } from '../../../http/index.ts';
import { sameText, type Notice, type Result, type LocalizedText } from '../../../kernel/index.ts';
import { departmentSwitchMessages } from './department-switch.messages.ts';

export type DepartmentsAnswer = Result<CurrentDepartments, HttpFailure>;
export type SwitchAnswer = Result<Answer<AnswerOf<typeof departmentEndpoints.selectDepart>>, HttpFailure>;

export interface DepartmentSwitchState {
  readonly username: string;
  readonly departments: readonly OwnDepartment[];
  /** Code of the current department. */
  readonly current: string;
  readonly chosen: string | null;
  readonly isMissing: boolean;
}

export function noChoice(username: string): DepartmentSwitchState {
  return { username, departments: [], current: '', chosen: null, isMissing: false };
}

export function withDepartments(state: DepartmentSwitchState, answer: DepartmentsAnswer): DepartmentSwitchState {
  return answer.ok ? { ...state, departments: answer.value.list, current: answer.value.orgCode } : state;
}

export function titleOf({ departments, current }: DepartmentSwitchState): LocalizedText {
  const department = departments.find(({ orgCode }) => orgCode === current);
  return department === undefined
    ? departmentSwitchMessages.title
    : departmentSwitchMessages.titleWithCurrent(department.departName);
}

export function isSomethingToChoose(answer: DepartmentsAnswer): boolean {
  return answer.ok && answer.value.list.length > 0;
}

/** Why the dialog does not open. Failed calls are reported by the HTTP client. */
export function departmentRefusalOf(answer: DepartmentsAnswer): Notice | null {
  if (answer.ok) return { level: 'warning', text: departmentSwitchMessages.noDepartments };
  return rejectionOf(answer.error);
}

/** The server's message about the selection, if any. */
export function departmentNoticeOf(answer: SwitchAnswer): Notice | null {
  if (!answer.ok) return rejectionOf(answer.error);
  return answer.value.message === '' ? null : { level: 'success', text: sameText(answer.value.message) };
}

function rejectionOf(failure: HttpFailure): Notice | null {
  return failure.kind === 'rejected' ? { level: 'warning', text: failureText(failure) } : null;
}
