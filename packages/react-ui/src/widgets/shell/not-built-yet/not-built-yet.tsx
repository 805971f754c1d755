import { ToolOutlined } from '@ant-design/icons';
import { Button, Result } from 'antd';

import { useTranslate } from '../../../adapter/index.ts';
import './not-built-yet.css';
import { notBuiltYetMessages as messages } from './not-built-yet.messages.ts';

export interface NotBuiltYetProps {
  /** The page's title, as the menu has it. */
  readonly page: string;
  readonly isInMenu: boolean;
  /** What is known of it. */
  readonly details?: readonly { readonly term: string; readonly words: string }[];
  readonly onGoHome: () => void;
}

/** Says honestly that a page does not exist yet. */
export function NotBuiltYet({ page, isInMenu, details = [], onGoHome }: NotBuiltYetProps) {
  const t = useTranslate();
  return (
    <Result
      icon={<ToolOutlined aria-hidden />}
      title={t(messages.title(page))}
      subTitle={t(isInMenu ? messages.inMenu : messages.outsideMenu)}
      extra={
        <Button type="primary" onClick={onGoHome}>
          {t(messages.goHome)}
        </Button>
      }
    >
      {details.length === 0 ? null : (
        <dl className="not-built-yet-details">
          {details.map(({ term, words }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
    </Result>
  );
}
