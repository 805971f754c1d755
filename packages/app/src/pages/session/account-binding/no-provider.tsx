import { useTranslate } from '@evergreen/react-ui/adapter';
import { Empty } from 'antd';

import { accountBindingMessages as messages } from './account-binding.messages.ts';

/** Says that there is nothing to bind, and what the administrator does. */
export function NoProvider() {
  const t = useTranslate();
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          <div>{t(messages.empty)}</div>
          <div>{t(messages.emptyContent)}</div>
        </>
      }
    />
  );
}
