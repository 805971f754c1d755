import { useCore } from '@evergreen/react-ui/adapter';
import { NotBuiltYet, type NotBuiltYetProps } from '@evergreen/react-ui/widgets/shell/not-built-yet';
import { useNavigate } from 'react-router-dom';

export interface NotBuiltYetPageProps {
  readonly title: string;
  /** False for an address that exists whatever the menu says. */
  readonly isInMenu: boolean;
  readonly details?: NonNullable<NotBuiltYetProps['details']>;
}

/** A page that has its place and that nobody has made yet. */
export function NotBuiltYetPage({ title, isInMenu, details = [] }: NotBuiltYetPageProps) {
  const { config } = useCore();
  const navigate = useNavigate();
  return (
    <NotBuiltYet page={title} isInMenu={isInMenu} details={details} onGoHome={() => void navigate(config.homePath)} />
  );
}
