import { LoadingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

/** What turns while the server is asked. antd's own would stay in the button's name when it comes and goes quickly. */
export const ASKING = { icon: <LoadingOutlined aria-hidden /> };

export interface SubmitButtonProps {
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** The button that sends a form; Enter in any of its fields presses it. */
export function SubmitButton({ isBusy, children }: SubmitButtonProps) {
  return (
    <Button type="primary" size="large" htmlType="submit" block loading={isBusy && ASKING} aria-busy={isBusy}>
      {children}
    </Button>
  );
}
