import { useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Result } from 'antd';

import { BadEntry } from './bad-entry.tsx';
import { frameMessages as messages } from './frame.messages.ts';
import type { FramePageProps } from './frame.page.tsx';

/** What the address of an entry that opens a new window shows by itself: a window may only be opened by a press. */
export function ExternalPage({ title, address }: FramePageProps) {
  const t = useTranslate();
  if (!address.ok) return <BadEntry reason={address.error} />;
  return (
    <Result
      status="info"
      title={title}
      subTitle={t(messages.external)}
      extra={
        <Button type="primary" href={address.value} target="_blank" rel="noopener noreferrer">
          {t(messages.open)}
        </Button>
      }
    />
  );
}
