import type { LocalizedText } from '../../../kernel/index.ts';
import type { Sorter } from '../../../contract/index.ts';
import {
  bindConstants,
  conditionHolds,
  permissionCode,
  resourceEntries,
  resourceEntry,
  type Resource,
  type ResourceEntry,
  type ResourceRow,
} from '../../../resources/index.ts';
import type { PermissionDecision } from '../../access/permissions/index.ts';

/** Rows of another resource that refer to a row. */
export interface RelatedLink {
  /** Name of the other resource. */
  readonly key: string;
  /** The field that refers. */
  readonly by: string;
  readonly label: LocalizedText;
  readonly entry: ResourceEntry;
  /** The order of its rows under a row; null for their own. */
  sorterUnder(row: ResourceRow): Sorter | null;
}

/** The related resources that the person may list. */
export function relatedLinks(
  resource: Resource,
  permit: (action: string) => PermissionDecision,
): readonly RelatedLink[] {
  return [...(resource.related ?? []), ...namedInDossier(resource)].flatMap(
    ({ resource: key, by, sorted }): readonly RelatedLink[] => {
      const entry = resourceEntry(key);
      if (entry === undefined || permit(permissionCode(entry, 'list')).decision !== 'show') return [];
      const when = sorted === undefined ? undefined : bindConstants(resource, sorted.when);
      return [
        {
          key,
          by,
          label: entry.title,
          entry,
          sorterUnder: (row) =>
            sorted !== undefined && when?.ok === true && conditionHolds(when.value, row) ? sorted.by : null,
        },
      ];
    },
  );
}

/** Who names a row of a resource with a dossier belongs into it. */
function namedInDossier({ name, hasDossier }: Resource): NonNullable<Resource['related']> {
  if (hasDossier !== true) return [];
  return resourceEntries.flatMap(({ name: other, about }) => {
    const by = about?.[name];
    return by === undefined ? [] : [{ resource: other, by }];
  });
}

const shown = new WeakMap<Resource, Map<string, Resource>>();

/**
 * The resource as its list is drawn under one row: without the column and the search of the field that refers to it,
 * whose value is the same everywhere. The same object for the same field.
 */
export function listedUnder(resource: Resource, by: string): Resource {
  const known = shown.get(resource) ?? new Map<string, Resource>();
  shown.set(resource, known);
  const listed = known.get(by) ?? withoutField(resource, by);
  known.set(by, listed);
  return listed;
}

function withoutField(resource: Resource, by: string): Resource {
  const field = resource.fields[by];
  if (field === undefined) return resource;
  const { search: _search, ...rest } = field;
  const { columns } = resource;
  return {
    ...resource,
    ...(columns === undefined ? {} : { columns: columns.filter((key) => key !== by) }),
    fields: { ...resource.fields, [by]: { ...rest, column: false } },
  };
}
