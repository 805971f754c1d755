import { MoreOutlined } from '@ant-design/icons';
import type { ListPageFacts } from '@evergreen/core/records/list';
import type { LocalizedText } from '@evergreen/core/kernel';
import type { RowAction } from '@evergreen/core/records/actions';
import type { ResourceRow } from '@evergreen/core/resources';
import { Button } from 'antd';
import { memo } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { ActionMenu } from '../../../base/action-menu/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

/** Leads from a row to rows of another resource. */
export interface RowLink {
  readonly key: string;
  readonly label: LocalizedText;
  readonly onOpen: () => void;
}

/** What can be done with any row of a list. Each keeps its reference until that changes. */
export interface RowWays {
  readonly onEdit: (id: string) => void;
  /** Null where rows open nothing: their first action then stands where 编辑 would. */
  readonly onShow: ((id: string) => void) | null;
  readonly onRemove: (id: string) => void;
  /** What leads from a row to others. */
  readonly linksOf: (row: ResourceRow) => readonly RowLink[];
  /** The actions that apply to a row. */
  readonly actionsOf: (row: ResourceRow) => readonly RowAction[];
  readonly onAct: (action: string, id: string) => void;
}

export interface RowActionsProps {
  readonly row: ResourceRow;
  /** What a person calls the row. */
  readonly label: string;
  readonly permitted: ListPageFacts['permitted'];
  readonly ways: RowWays;
  /** Links stand beside 编辑: they are what the rows are mostly opened for. */
  readonly hasLinksBeside?: boolean;
  /** Everything in the menu, for narrow screens. */
  readonly isFolded: boolean;
}

/** 编辑 beside the row, the rest in a menu; what is not allowed is not there. It is rendered with its row, and not with the table. */
export const RowActions = memo(function RowActions(props: RowActionsProps) {
  const { row, label, permitted, ways, hasLinksBeside = false, isFolded } = props;
  const { onShow } = ways;
  const onAct = (action: string) => ways.onAct(action, row.id);
  const links = ways.linksOf(row);
  const actions = ways.actionsOf(row);
  const beside = hasLinksBeside && !isFolded ? links : [];
  const t = useTranslate();
  const edit = {
    key: 'edit',
    words: messages.edit,
    decision: permitted.edit.decision,
    isDanger: false,
    act: () => ways.onEdit(row.id),
  };
  const first = onShow === null && !isFolded ? actions.slice(0, 1) : [];
  const folded = [
    ...(onShow === null
      ? []
      : [
          {
            key: 'details',
            words: messages.details,
            decision: 'show' as const,
            isDanger: false,
            act: () => onShow(row.id),
          },
        ]),
    ...(beside.length > 0 ? [] : links).map(({ key, label: words, onOpen }) => ({
      key: `related ${key}`,
      words,
      decision: 'show' as const,
      isDanger: false,
      act: onOpen,
    })),
    ...actions.slice(first.length).map(({ key, label: words, decision, isDanger }) => ({
      key: `action ${key}`,
      words,
      decision,
      isDanger,
      act: () => onAct(key),
    })),
    {
      key: 'remove',
      words: messages.remove,
      decision: permitted.remove.decision,
      isDanger: true,
      act: () => ways.onRemove(row.id),
    },
  ];
  const items = (isFolded ? [edit, ...folded] : folded)
    .filter((action) => action.decision !== 'hide')
    .map((action) => ({
      key: action.key,
      label: t(action.words),
      danger: action.isDanger,
      disabled: action.decision === 'disable',
      onClick: action.act,
    }));
  return (
    <span className="resource-list-row-actions">
      {!isFolded && edit.decision !== 'hide' && (
        <Button type="link" size="small" disabled={edit.decision === 'disable'} onClick={edit.act}>
          {t(edit.words)}
        </Button>
      )}
      {first.map(({ key, label: words, decision }) => (
        <Button key={key} type="link" size="small" disabled={decision === 'disable'} onClick={() => onAct(key)}>
          {t(words)}
        </Button>
      ))}
      {beside.map(({ key, label: words, onOpen }) => (
        <Button key={key} type="link" size="small" onClick={onOpen}>
          {t(words)}
        </Button>
      ))}
      {items.length > 0 && (
        <ActionMenu items={items} placement="bottomRight">
          <Button
            type="text"
            size={isFolded ? 'middle' : 'small'}
            icon={<MoreOutlined aria-hidden />}
            aria-label={t(messages.rowActions(label))}
          />
        </ActionMenu>
      )}
    </span>
  );
});
