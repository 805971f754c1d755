import { pickerEndpoints, type DepartmentNode, type PickedUser } from '../../../contract/index.ts';
import type { HttpClient } from '../../../http/index.ts';
import { flattenTree, mapResult, ok } from '../../../kernel/index.ts';
import type { ClockPort } from '../../../ports/index.ts';
import {
  positionResource,
  resourceEndpoints,
  roleResource,
  type Resource,
  type ResourceRow,
} from '../../../resources/index.ts';
import { createPicker, type PickerService, type PickLock, type PickSource, type PickValue } from '../picker/index.ts';
import { foundDepartments } from './department-tree.model.ts';
import type { UserReturnField } from './user-return-fields.ts';

export interface PeoplePickerDependencies {
  readonly client: HttpClient;
  readonly clock: ClockPort;
  /** 1 for a single choice. */
  readonly maximum: number;
  /** Values that stay as they are. */
  readonly lock?: PickLock | undefined;
}

export type UserPickerService = PickerService<PickedUser>;
export type RolePickerService = PickerService<ResourceRow>;
export type PositionPickerService = PickerService<ResourceRow>;
/** Its rows are the roots of the departments found. */
export type DepartmentPickerService = PickerService<DepartmentNode>;

const PAGE_SIZE = 10;
/** Values that are named in one call. */
const MOST_NAMED = 100;

const listed = (values: readonly PickValue[]) => values.slice(0, MOST_NAMED).map(String).join(',');
const named = { pageNo: 1, pageSize: MOST_NAMED };

/**
 * Chooses users; the group of a question is a department, with all below it.
 *
 * @param returnField - what is stored; values that are no identifiers are read as they are
 */
export function createUserPicker(
  { client, clock, maximum, lock }: PeoplePickerDependencies,
  returnField: UserReturnField = 'id',
): UserPickerService {
  const item = (user: PickedUser) => ({
    value: user[returnField],
    text: user.realname === '' ? user.username : user.realname,
    values: user,
  });
  const source: PickSource<PickedUser> = {
    item,
    load: async ({ words, group, page, pageSize }, signal) =>
      mapResult(
        await client.call(pickerEndpoints.users, {
          query: { username: words, pageNo: page, pageSize, ...(group === null ? {} : { id: group }) },
          signal,
          isQuiet: true,
        }),
        ({ result: { records, total, isTotalLowerBound } }) => ({ rows: records, total, isTotalLowerBound }),
      ),
    texts: async (values, signal) => {
      if (returnField !== 'id') return ok([]);
      return mapResult(
        await client.call(pickerEndpoints.users, { query: { ...named, ids: listed(values) }, signal, isQuiet: true }),
        ({ result }) => result.records.map(item),
      );
    },
  };
  return createPicker({ clock, source, settings: { pageSize: PAGE_SIZE, maximum, lock } });
}

/** Chooses roles, by name. */
export function createRolePicker(dependencies: PeoplePickerDependencies): RolePickerService {
  return createRowPicker(roleResource, dependencies);
}

/** Chooses positions, by name. */
export function createPositionPicker(dependencies: PeoplePickerDependencies): PositionPickerService {
  return createRowPicker(positionResource, dependencies);
}

/** Rows of a resource in their own order, found by a part of what names them. */
function createRowPicker(
  resource: Resource,
  { client, clock, maximum, lock }: PeoplePickerDependencies,
): PickerService<ResourceRow> {
  const { list } = resourceEndpoints(resource);
  const { labelField, defaultSorter } = resource;
  const item = (row: ResourceRow) => ({ value: row.id, text: String(row[labelField]) });
  const source: PickSource<ResourceRow> = {
    item,
    load: async ({ words, page, pageSize }, signal) => {
      // Search fields come from the description: the type of the query does not name them.
      const query = { ...defaultSorter, total: 'exact', [labelField]: words, pageNo: page, pageSize } as const;
      return mapResult(await client.call(list, { query, signal, isQuiet: true }), ({ result }) => ({
        rows: result.records,
        total: result.total,
      }));
    },
    texts: async (values, signal) => {
      const query = { ...defaultSorter, ...named, id: listed(values), field: `id,${labelField}` };
      return mapResult(await client.call(list, { query, signal, isQuiet: true }), ({ result }) =>
        result.records.map(item),
      );
    },
  };
  return createPicker({ clock, source, settings: { pageSize: PAGE_SIZE, maximum, lock } });
}

/** Chooses departments of the whole tree, which is read again whenever the dialog opens or is refreshed without words. */
export function createDepartmentPicker({
  client,
  clock,
  maximum,
  lock,
}: PeoplePickerDependencies): DepartmentPickerService {
  let known: readonly DepartmentNode[] | null = null;
  const tree = async (signal: AbortSignal) =>
    mapResult(await client.call(pickerEndpoints.departments, { signal, isQuiet: true }), ({ result }) => {
      known = result;
      return known;
    });
  const item = ({ key, title }: DepartmentNode) => ({
    value: key,
    text: title,
    values: { id: key, key, title, departName: title },
  });
  const source: PickSource<DepartmentNode> = {
    item,
    load: async ({ words }, signal) => {
      const answer = words === '' || known === null ? await tree(signal) : ok(known);
      return mapResult(answer, (roots) => {
        const rows = foundDepartments(roots, words);
        return { rows, total: rows.length };
      });
    },
    texts: async (_values, signal) =>
      mapResult(known === null ? await tree(signal) : ok(known), (roots) => flattenTree(roots).map(item)),
  };
  return createPicker({ clock, source, settings: { pageSize: PAGE_SIZE, maximum, lock } });
}
