import type { DepartmentNode, GrantDepartment } from '@evergreen/core/contract';
import { foldText } from '@evergreen/core/kernel';

/** Departments as trees show them. */
export function departmentNodes(departments: readonly GrantDepartment[]): DepartmentNode[] {
  return departments.map(({ id, departName, children }) => ({
    id,
    key: id,
    title: departName,
    children: departmentNodes(children),
  }));
}

/**
 * The departments whose name has the words, each with the names above it: several may have one name.
 * @param words folded
 */
export function namedDepartments(
  departments: readonly GrantDepartment[],
  words: string,
  above: readonly string[] = [],
): DepartmentNode[] {
  return departments.flatMap((department) => {
    const { departName, children } = department;
    const below = namedDepartments(children, words, [...above, departName]);
    if (!foldText(departName).includes(words)) return below;
    return [...departmentNodes([department]).map((node) => ({ ...node, treePath: above.join(' / ') })), ...below];
  });
}
