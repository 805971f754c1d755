import { localized } from '@evergreen/core/kernel';

import type { PropertyNote } from './example.types.ts';

/** Properties that inputs have in common. */
export const inputNotes = {
  id: {
    type: 'string',
    words: localized('输入框的标识，在页面中唯一。', 'Identifier of the input, unique in the page.'),
  },
  value: { type: 'string | null', words: localized('当前值；空值为 null。', 'The value; null for none.') },
  placeholder: { type: 'string', words: localized('为空时的提示文字。', 'What is shown while it is empty.') },
  label: {
    type: 'string',
    words: localized('读屏软件读出的名称。', 'The name that a screen reader says.'),
  },
  isDisabled: { type: 'boolean', words: localized('不可用。', 'Not available.') },
  isReadOnly: { type: 'boolean', words: localized('只读。', 'Shown, not changed.') },
  isWrong: { type: 'boolean', words: localized('值有错误，边框变红。', 'The value is wrong: the border is red.') },
  autoFocus: { type: 'boolean', words: localized('出现时获得焦点。', 'Takes the focus when it appears.') },
  onChange: {
    type: '(value: string | null) => void',
    words: localized('值改变时调用。', 'Called with the new value.'),
  },
  onLeave: { type: '() => void', words: localized('离开输入框时调用。', 'Called when the input is left.') },
} satisfies Readonly<Record<string, PropertyNote>>;

/** Properties that dialogs of files have in common. */
export const popupNotes = {
  isOpen: { type: 'boolean', words: localized('是否打开。', 'Whether it is open.') },
  maximum: { type: 'number', words: localized('最多几个，多出的不接受。', 'More files are refused.') },
  onCancel: { type: '() => void', words: localized('取消时调用。', 'Called when it is cancelled.') },
} satisfies Readonly<Record<string, PropertyNote>>;
