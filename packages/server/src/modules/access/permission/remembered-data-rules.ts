import type { Caches } from '../../../db/index.ts';
import type { DataRuleRepository, DepartmentPlaces, RoleRules } from './data-rule.repository.ts';

/** Data rules and departments as they are in force, remembered by the process. */
export function rememberDataRules(stored: DataRuleRepository, { cacheOf }: Caches): DataRuleRepository {
  const rules = cacheOf<readonly RoleRules[] | undefined>('dataRules', 'rights');
  const departments = cacheOf<DepartmentPlaces['all']>('departments', 'rights');
  const own = cacheOf<readonly string[]>('ownDepartments', 'rights');
  const ownDepartments: DataRuleRepository['ownDepartments'] = async (userId) =>
    own.read(userId, async () => stored.ownDepartments(userId));
  const allDepartments: DataRuleRepository['allDepartments'] = async () => departments.read('', stored.allDepartments);
  return {
    ...stored,
    rulesOf: async (userId, resource, listCode) =>
      rules.read(JSON.stringify([userId, resource, listCode]), async () => stored.rulesOf(userId, resource, listCode)),
    ownDepartments,
    allDepartments,
    departmentsOf: async (userId) => ({ own: await ownDepartments(userId), all: await allDepartments() }),
  };
}
