import type { AnswerOf, CurrentDepartments, DepartmentChoice, departmentEndpoints } from '@evergreen/core/contract';
import { err, foldCase, ok } from '@evergreen/core/kernel';

import type { CallOutcome, SignedInCall } from '../../../http/call.types.ts';
import { userInfoOf, type UserRepository } from '../auth/user.repository.ts';
import type { TenantRepository } from '../tenant/tenant.repository.ts';
import { accountMessages } from './account.messages.ts';
import type { DepartmentRepository } from './department.repository.ts';

type Chosen = AnswerOf<typeof departmentEndpoints.selectDepart>;

export interface DepartmentDependencies {
  readonly users: UserRepository;
  readonly departments: DepartmentRepository;
  readonly tenants: TenantRepository;
}

export interface DepartmentService {
  ofCaller(call: SignedInCall): Promise<CallOutcome<CurrentDepartments>>;
  /** From now on the caller works for another department of their own. */
  choose(choice: DepartmentChoice, call: SignedInCall): Promise<CallOutcome<Chosen>>;
}

export function createDepartmentService({ users, departments, tenants }: DepartmentDependencies): DepartmentService {
  return {
    async ofCaller({ caller: { userId } }) {
      return ok({ result: { list: await departments.ofUser(userId), orgCode: await departments.currentOf(userId) } });
    },
    async choose({ orgCode, username }, { caller }) {
      if (foldCase(username) !== foldCase(caller.username))
        return err({ kind: 'forbidden', message: accountMessages.notYourself });
      const own = await departments.ofUser(caller.userId);
      const chosen = own.find((department) => department.orgCode === orgCode);
      if (chosen === undefined) return err({ kind: 'business', message: accountMessages.notYourDepartment });
      await departments.setCurrent(caller.userId, orgCode);
      const user = await users.findForSignIn(caller.username);
      if (user === undefined) return err({ kind: 'business', message: accountMessages.notYourself });
      return ok({
        result: { userInfo: userInfoOf(user, await tenants.ofUser(caller.userId)) },
        message: accountMessages.departmentChosen(chosen.departName),
      });
    },
  };
}
