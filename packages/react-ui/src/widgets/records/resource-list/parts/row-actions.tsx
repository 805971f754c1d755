import { MoreOutlined } from '@ant-design/icons';
import type { ListPageFacts } from '@evergreen/core/list-page';
import { Button } from 'antd';

import { useTranslate } from '../../../../adapter/index.ts';
import { ActionMenu } from '../../../base/action-menu/index.ts';
import { resourceListMessages as messages } from '../resource-list.messages.ts';

export interface RowActionsProps {
  /** What a person calls the row. */
  readonly label: string;
  readonly permitted: ListPageFacts['permitted'];
  /** One button that opens a menu, for narrow screens. */
  readonly isFolded: boolean;
  readonly onEdit: () => void;
  readonly onShow: () => void;
  readonly onRemove: () => void;
}

/** 编辑 详情 删除 of one row; what is not allowed is not there. */
export function RowActions({ label, permitted, isFolded, onEdit, onShow, onRemove }: RowActionsProps) {
  const t = useTranslate();
  const actions = [
    { key: 'edit', words: messages.edit, decision: permitted.edit.decision, isDanger: false, act: onEdit },
    { key: 'details', words: messages.details, decision: 'show' as const, isDanger: false, act: onShow },
    { key: 'remove', words: messages.remove, decision: permitted.remove.decision, isDanger: true, act: onRemove },
  ].filter((action) => action.decision !== 'hide');

  if (isFolded) {
    const items = actions.map((action) => ({
      key: action.key,
      label: t(action.words),
      danger: action.isDanger,
      disabled: action.decision === 'disable',
      onClick: action.act,
    }));
    return (
      <ActionMenu items={items}>
        <Button type="text" icon={<MoreOutlined aria-hidden />} aria-label={t(messages.rowActions(label))} />
      </ActionMenu>
    );
  }
  return (
    <span className="resource-list-row-actions">
      {actions.map((action) => (
        <Button
          key={action.key}
          type="link"
          size="small"
          danger={action.isDanger}
          disabled={action.decision === 'disable'}
          onClick={action.act}
        >
          {t(action.words)}
        </Button>
      ))}
    </span>
  );
}
