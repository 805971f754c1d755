import type { LocalizedText } from '@evergreen/core/kernel';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Button, Result } from 'antd';

import { frameMessages as messages } from './frame.messages.ts';

export interface BadEntryProps {
  readonly reason: LocalizedText;
  /** Where the page is, when a window of its own may still show it. */
  readonly address?: string;
}

/** Says why one entry of the menu shows no page; the other entries work. */
export function BadEntry({ reason, address }: BadEntryProps) {
  const t = useTranslate();
  return (
    <Result
      status="warning"
      title={t(address === undefined ? messages.badEntry : messages.notShown)}
      subTitle={t(reason)}
      extra={
        address === undefined ? null : (
          <Button type="primary" href={address} target="_blank" rel="noopener noreferrer">
            {t(messages.openWindow)}
          </Button>
        )
      }
    />
  );
}
