import type { LayoutService } from '@evergreen/core/layout';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Menu } from 'antd';
import { memo } from 'react';

import { mainLayoutMessages as messages } from './main-layout.messages.ts';
import { useMenu } from './use-menu.ts';

/** The user's menu along the top; what does not fit is behind the last entry. */
export const TopMenu = memo(function TopMenu({ layout }: { readonly layout: LayoutService }) {
  const t = useTranslate();
  const { items, selection, choose } = useMenu(layout);
  return (
    <nav className="top-menu" aria-label={t(messages.menu)}>
      <Menu
        mode="horizontal"
        tooltip={false}
        items={items}
        selectedKeys={selection.selectedKey === null ? [] : [selection.selectedKey]}
        onClick={choose}
      />
    </nav>
  );
});
