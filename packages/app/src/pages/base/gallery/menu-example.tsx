import { useTranslate } from '@evergreen/react-ui/adapter';
import { ActionMenu } from '@evergreen/react-ui/widgets/base/action-menu';
import { Button } from 'antd';

import { galleryMessages as messages } from './gallery.messages.ts';

export function MenuExample() {
  const t = useTranslate();
  const items = (['details', 'edit', 'remove'] as const).map((key) => ({ key, label: t(messages[key]) }));
  return (
    <ActionMenu items={items}>
      <Button>{t(messages.openMenu)}</Button>
    </ActionMenu>
  );
}
