import { Dropdown, type MenuProps } from 'antd';
import type { ReactNode } from 'react';

import { ToolButton } from './tool-button.tsx';

export interface ToolChoice {
  readonly key: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
  readonly isApart?: boolean;
  readonly run: () => void;
}

export interface ToolMenuProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly choices: readonly ToolChoice[];
  readonly chosen?: string;
  /** The choice in force, beside the icon. */
  readonly text?: string;
  readonly isDisabled?: boolean;
}

/** A tool with a menu. What is chosen is done to the text, which has the focus again. */
export function ToolMenu({ name, icon, choices, chosen, text, isDisabled = false }: ToolMenuProps) {
  const items = choices.flatMap(
    ({ key, label, icon: sign, isDisabled: isOff = false, isApart = false }): NonNullable<MenuProps['items']> => [
      ...(isApart ? [{ type: 'divider' as const, key: `before ${key}` }] : []),
      { key, label, disabled: isOff, ...(sign === undefined ? {} : { icon: sign }) },
    ],
  );
  return (
    <Dropdown
      disabled={isDisabled}
      trigger={['click']}
      autoFocus
      menu={{
        items,
        ...(chosen === undefined ? {} : { selectable: true, selectedKeys: [chosen] }),
        onClick: ({ key, domEvent }) => {
          domEvent.preventDefault();
          choices.find((choice) => choice.key === key)?.run();
        },
      }}
    >
      <span className="text-tool-place">
        <ToolButton name={name} icon={icon} hasMenu isDisabled={isDisabled} {...(text === undefined ? {} : { text })} />
      </span>
    </Dropdown>
  );
}
