import { localized } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { ActionMenu, type ActionMenuProps } from '@evergreen/react-ui/widgets/base/action-menu';
import { Button } from 'antd';

import { defineExample } from '../example.types.ts';

const DENSITIES = [
  { key: 'loose', label: localized('宽松', 'Loose') },
  { key: 'compact', label: localized('紧凑', 'Compact') },
];

function Actions({ isDisabled = false }: { readonly isDisabled?: boolean }) {
  const t = useTranslate();
  const items = [
    { key: 'details', label: t(localized('查看', 'View')) },
    { key: 'edit', label: t(localized('编辑', 'Edit')) },
    { key: 'remove', label: t(localized('删除', 'Delete')), danger: true },
  ];
  return (
    <ActionMenu items={items}>
      <Button disabled={isDisabled}>
        {t(isDisabled ? localized('没有可用的操作', 'No actions') : localized('更多操作', 'More actions'))}
      </Button>
    </ActionMenu>
  );
}

function Choice() {
  const t = useTranslate();
  const items = DENSITIES.map(({ key, label }) => ({ key, label: t(label) }));
  return (
    <ActionMenu items={items} selectedKey="compact">
      <Button>{t(localized('行高', 'Row height'))}</Button>
    </ActionMenu>
  );
}

export const actionMenuExample = defineExample<ActionMenuProps>({
  states: [
    { state: 'working', content: <Actions /> },
    { state: 'filled', content: <Choice /> },
    { state: 'disabled', content: <Actions isDisabled /> },
  ],
  properties: {
    items: {
      type: "MenuProps['items']",
      words: localized('各项操作：键、文字和按下后做什么。', 'The actions: key, text and what they do.'),
    },
    selectedKey: {
      type: 'string',
      words: localized('用作选择时，当前选中的一项。', 'The chosen one, of a menu to choose from.'),
    },
    placement: { type: "DropdownProps['placement']", words: localized('展开的位置。', 'Where it opens.') },
    children: { type: 'ReactElement', words: localized('展开菜单的按钮。', 'The button that opens it.') },
  },
  code: `import { ActionMenu } from '@evergreen/react-ui/widgets/base/action-menu';

<ActionMenu items={[{ key: 'edit', label: t(messages.edit), onClick: edit }]}>
  <Button>{t(messages.more)}</Button>
</ActionMenu>`,
});
