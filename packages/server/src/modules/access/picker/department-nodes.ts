import type { DepartmentNode, GrantDepartment } from '@evergreen/core/contract';

/** Departments as trees show them. */
export function departmentNodes(departments: readonly GrantDepartment[]): DepartmentNode[] {
  return departments.map(({ id, departName, children }) => ({
    id,
    key: id,
    title: departName,
    children: departmentNodes(children),
  }));
}
