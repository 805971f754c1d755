import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { Logo } from '@evergreen/react-ui/theme';
import { Link } from 'react-router-dom';

/** The logo and the platform's name; leads home. */
export function Brand({ isShort }: { readonly isShort: boolean }) {
  const { config } = useCore();
  const t = useTranslate();
  const name = t(config.platformName);
  // The name of an installation may be longer than its two lines: the title has all of it.
  return (
    <Link className="brand" to={config.homePath} aria-label={name} title={name}>
      <Logo size={32} />
      {!isShort && <span className="brand-name">{name}</span>}
    </Link>
  );
}
