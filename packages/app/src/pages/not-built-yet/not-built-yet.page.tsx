import { useCore } from '@evergreen/react-ui/adapter';
import { NotBuiltYet } from '@evergreen/react-ui/widgets/not-built-yet';
import { useNavigate } from 'react-router-dom';

/** A page that the menu names and nobody has made yet. */
export function NotBuiltYetPage({ title }: { readonly title: string }) {
  const { config } = useCore();
  const navigate = useNavigate();
  return <NotBuiltYet page={title} onGoHome={() => void navigate(config.homePath)} />;
}
