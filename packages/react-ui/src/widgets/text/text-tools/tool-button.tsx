import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { textToolsMessages as messages } from './text-tools.messages.ts';

export interface ToolButtonProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly hasMenu?: boolean;
  readonly text?: string;
  /** What it opened covers its place: its name is not shown there. */
  readonly isOpened?: boolean;
  /** The keys that do the same, as people read them. */
  readonly keys?: string;
  readonly onPress?: () => void;
}

/** One tool. It takes no focus from the text when it is pressed by a pointer; the toolbar moves the focus among its tools by arrows. */
export function ToolButton({
  name,
  icon,
  isPressed,
  isDisabled = false,
  hasMenu,
  text,
  keys,
  isOpened = false,
  onPress,
  ...rest
}: ToolButtonProps) {
  const t = useTranslate();
  return (
    <Tooltip
      title={keys === undefined ? name : t(messages.withKeys(name, keys))}
      mouseEnterDelay={0.6}
      {...(isOpened ? { open: false } : {})}
    >
      <Button
        {...rest}
        type="text"
        className={`text-tool ${isPressed === true ? 'is-pressed' : ''}`}
        icon={icon}
        iconPlacement={text === undefined ? 'start' : 'end'}
        // The focus stays where it was, in the text or on another tool.
        aria-disabled={isDisabled}
        aria-label={text === undefined ? name : t(messages.chosen(name, text))}
        {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
        {...(hasMenu === true ? { 'aria-haspopup': 'menu' as const } : {})}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
        {...(onPress === undefined ? {} : { onClick: () => (isDisabled ? undefined : onPress()) })}
      >
        {text}
      </Button>
    </Tooltip>
  );
}
