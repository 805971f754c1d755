import { localized } from '../../kernel/index.ts';
import { columnFields, isOffered } from './define-resource.ts';
import type { Resource } from './resource.types.ts';

/** What is done to rows of a bin, by the call that does it. */
export const BIN_ACTIONS = { restore: 'putRecycleBin', purge: 'deleteRecycleBin' } as const;

/** Columns of the resource that its bin shows first. */
const FIRST_COLUMNS = 4;

const bins = new WeakMap<Resource, Resource>();
const owners = new WeakMap<Resource, Resource>();

/**
 * The deleted rows of a resource, described as a resource of their own, so that they are listed, selected and acted on like any others: its
 * columns, who deleted a row and when, and the actions that bring rows back or delete them for good. The same object each time.
 */
export function binOf(resource: Resource): Resource {
  const known = bins.get(resource);
  if (known !== undefined) return known;
  const bin = describeBin(resource);
  bins.set(resource, bin);
  owners.set(bin, resource);
  return bin;
}

/** The resource that a bin is of; any other resource as it is. */
export function ownerOfBin(resource: Resource): Resource {
  return owners.get(resource) ?? resource;
}

/** The actions that a bin offers; none without a bin. */
export function binActions(resource: Resource): readonly string[] {
  return [
    ...(isOffered(resource, 'recycle') ? [BIN_ACTIONS.restore] : []),
    ...(isOffered(resource, 'purge') ? [BIN_ACTIONS.purge] : []),
  ];
}

function describeBin(resource: Resource): Resource {
  const {
    tree: _tree,
    views: _views,
    related: _related,
    hasDossier: _hasDossier,
    pinnedBy: _pinnedBy,
    ...flat
  } = resource;
  const { title, singular, labelField } = resource;
  const own =
    resource.columns?.filter((key) => resource.fields[key] !== undefined) ?? columnFields(resource).map(([key]) => key);
  const actions: NonNullable<Resource['actions']> = {
    [BIN_ACTIONS.restore]: { label: localized('恢复', 'Restore'), on: 'rows', right: 'recycle', isHandled: true },
    [BIN_ACTIONS.purge]: {
      label: localized('彻底删除', 'Delete for good'),
      on: 'rows',
      right: 'purge',
      isHandled: true,
      isDanger: true,
      confirm: localized(
        '将从回收站中删除，修改记录会保留。',
        'The recycle bin will not have it any more; its history stays.',
      ),
      confirmAgain: localized(
        '此操作不能撤销，数据无法找回。',
        'This cannot be undone, and nothing brings the data back.',
      ),
    },
  };
  return {
    ...flat,
    name: `${resource.name}Bin`,
    title: localized(`已删除的${singular['zh-CN']}`, `Deleted ${title['en-US'].toLowerCase()}`),
    singular: localized(`已删除的${singular['zh-CN']}`, `Deleted ${singular['en-US'].toLowerCase()}`),
    offers: ['list'],
    auditLabels: {
      updateBy: localized('删除人', 'Deleted by'),
      updateTime: localized('删除时间', 'Deleted at'),
    },
    defaultSorter: { column: 'updateTime', order: 'desc' },
    columns: [
      labelField,
      'updateBy',
      'updateTime',
      ...own.filter((key) => key !== labelField).slice(0, FIRST_COLUMNS - 1),
    ],
    actions: Object.fromEntries(
      Object.entries(actions).filter(([key]) => binActions(resource).some((offered) => offered === key)),
    ),
  };
}
