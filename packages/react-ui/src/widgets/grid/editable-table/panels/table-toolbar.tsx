import {
  DeleteOutlined,
  DownOutlined,
  PlusOutlined,
  RollbackOutlined,
  SaveOutlined,
  SearchOutlined,
  UpOutlined,
} from '@ant-design/icons';
import {
  toolbarTexts,
  type TableEvent,
  type TableFacts,
  type ToolbarButton,
} from '@evergreen/core/grid/editable-table';
import type { LocalizedText } from '@evergreen/core/kernel';
import { Button } from 'antd';
import type { ReactNode } from 'react';

import { useChosenFacts, useSelectedFacts, useTranslate } from '../../../../adapter/index.ts';
import { editableTableWidgetMessages as messages } from '../editable-table.messages.ts';
import { ColumnSettingsPanel } from '../columns/column-settings.tsx';
import { PanelButton } from './panel-button.tsx';
import { useTable } from '../table-context.ts';
import { useFocusActiveCell } from '../input/use-focus-active-cell.ts';

export interface TableToolbarProps {
  readonly prefix: ReactNode;
  /** Where an element in here says `data-collapse`, it is only shown while the toolbar is opened. */
  readonly suffix: ReactNode;
}

const TOOLBAR_FACTS = ['buttons', 'isCollapsed'] as const;
const UNDO_FACTS = ['canUndo', 'canRedo'] as const;
const isSavingOf = (facts: TableFacts) => facts.mode === 'saving';
const isCollapsedOf = (facts: TableFacts) => facts.isCollapsed;

/** What can be done with the table as a whole; which buttons there are is decided by the table. */
export function TableToolbar({ prefix, suffix }: TableToolbarProps) {
  const { table } = useTable();
  const t = useTranslate();
  const { buttons, isCollapsed } = useChosenFacts(table, TOOLBAR_FACTS);
  if (buttons.length === 0 && prefix === undefined && suffix === undefined) return null;
  // Without a page's own tools there is nothing to open.
  const drawn =
    prefix === undefined && suffix === undefined ? buttons.filter((button) => button !== 'collapse') : buttons;
  return (
    <div
      role="toolbar"
      aria-label={t(messages.toolbar)}
      className={`table-toolbar${isCollapsed ? ' is-collapsed' : ''}`}
    >
      {prefix}
      {drawn.map((button) => (
        <ToolButton key={button} button={button} />
      ))}
      {suffix}
      <ColumnSettingsPanel />
    </div>
  );
}

const BUTTONS: Readonly<
  Record<
    Exclude<ToolbarButton, 'collapse' | 'remove'>,
    {
      readonly label: LocalizedText;

      readonly icon: ReactNode;
      readonly event: TableEvent;
    }
  >
> = {
  add: { label: toolbarTexts.add, icon: <PlusOutlined aria-hidden />, event: { type: 'rows.add' } },
  save: { label: toolbarTexts.save, icon: <SaveOutlined aria-hidden />, event: { type: 'table.save' } },
  clearSelection: { label: toolbarTexts.clearSelection, icon: null, event: { type: 'selection.clear' } },
  undo: {
    label: toolbarTexts.undo,
    icon: <RollbackOutlined aria-hidden />,
    event: { type: 'change.undo' },
  },
  redo: {
    label: toolbarTexts.redo,
    // The arrow the other way round: two circles could not be told apart.
    icon: <RollbackOutlined aria-hidden className="table-toolbar-mirrored" />,
    event: { type: 'change.redo' },
  },
  find: { label: toolbarTexts.find, icon: <SearchOutlined aria-hidden />, event: { type: 'find.open' } },
};

function ToolButton({ button }: { readonly button: ToolbarButton }) {
  const { table, focus } = useTable();
  const t = useTranslate();
  const returnFocus = useFocusActiveCell();
  const { canUndo, canRedo } = useChosenFacts(table, UNDO_FACTS);
  const isSaving = useSelectedFacts(table, isSavingOf);
  if (button === 'remove') return <RemoveButton />;
  if (button === 'collapse') return <CollapseButton />;
  const { label, icon, event } = BUTTONS[button];
  const isOff = (button === 'undo' && !canUndo) || (button === 'redo' && !canRedo);
  return (
    <Button
      type={button === 'add' ? 'primary' : 'default'}
      icon={icon}
      disabled={isOff}
      loading={button === 'save' && isSaving}
      onClick={() => {
        // Who adds a row goes on in it.
        if (button === 'add') focus.requestFocus(true);
        table.send(event);
        // The button goes with what was selected.
        if (button === 'clearSelection') returnFocus();
      }}
    >
      {t(label)}
    </Button>
  );
}

function RemoveButton() {
  const t = useTranslate();
  return (
    <PanelButton
      button={{ danger: true, icon: <DeleteOutlined aria-hidden /> }}
      label={t(toolbarTexts.remove)}
      placement="bottomLeft"
    >
      {({ RemovalPanel }, close) => <RemovalPanel onClose={close} />}
    </PanelButton>
  );
}

function CollapseButton() {
  const { table } = useTable();
  const t = useTranslate();
  const isCollapsed = useSelectedFacts(table, isCollapsedOf);
  return (
    <Button
      type="text"
      aria-expanded={!isCollapsed}
      icon={isCollapsed ? <DownOutlined aria-hidden /> : <UpOutlined aria-hidden />}
      onClick={() => table.send({ type: 'toolbar.collapse', isCollapsed: !isCollapsed })}
    >
      {t(isCollapsed ? toolbarTexts.expandToolbar : toolbarTexts.collapse)}
    </Button>
  );
}
