import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { Link } from 'react-router-dom';

/** The logo and the platform's name; leads home. */
export function Brand({ isShort }: { readonly isShort: boolean }) {
  const { config } = useCore();
  const t = useTranslate();
  return (
    <Link className="brand" to={config.homePath} aria-label={t(config.platformName)}>
      <img src="/logo.svg" alt="" width={32} height={32} />
      {!isShort && <span>{t(config.platformName)}</span>}
    </Link>
  );
}
