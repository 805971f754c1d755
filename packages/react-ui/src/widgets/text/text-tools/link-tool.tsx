import { LinkOutlined } from '@ant-design/icons';
import { typedLink } from '@evergreen/core/text/rich-text';
import { Popover } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import { textToolsMessages as messages } from './text-tools.messages.ts';
import { ToolButton } from './tool-button.tsx';
import { ToolForm } from './tool-form.tsx';

export interface LinkToolProps {
  readonly id: string;
  /** The address there is; null outside of links. */
  readonly address: string | null;
  readonly keys?: string;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** With the address of what was typed. */
  readonly onSet: (address: string, typed: string) => void;
  readonly onRemove: () => void;
  /** The focus goes back to the text. */
  readonly onCancel: () => void;
}

/** Makes the chosen text a link, or writes the address as one. */
export function LinkTool({ id, address, keys, isOpen, onOpen, onSet, onRemove, onCancel }: LinkToolProps) {
  const t = useTranslate();
  const set = (typed: string) => {
    const taken = typedLink(typed);
    if (taken === null) return false;
    onOpen(false);
    onSet(taken, typed.trim());
    return true;
  };
  const remove = () => {
    onOpen(false);
    onRemove();
  };
  return (
    <Popover
      open={isOpen}
      trigger="click"
      destroyOnHidden
      classNames={{ root: 'text-tool-frame' }}
      onOpenChange={onOpen}
      content={
        <ToolForm
          id={`${id}-link`}
          label={messages.linkAddress}
          placeholder={messages.linkExample}
          wrong={messages.linkWrong}
          first={address ?? ''}
          maximumLength={2048}
          removal={address === null ? null : { text: messages.linkRemove, run: remove }}
          onSet={set}
          onCancel={() => {
            onOpen(false);
            onCancel();
          }}
        />
      }
    >
      <span className="text-tool-place">
        <ToolButton
          name={t(messages.link)}
          icon={<LinkOutlined aria-hidden />}
          isPressed={address !== null}
          isOpened={isOpen}
          {...(keys === undefined ? {} : { keys })}
        />
      </span>
    </Popover>
  );
}
