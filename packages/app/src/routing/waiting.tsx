import { useTranslate } from '@evergreen/react-ui/adapter';

import { appMessages as messages } from '../app.messages.ts';

/** Stands where a page is on its way. Quick pages come before it is seen. */
export function Waiting() {
  const t = useTranslate();
  return (
    <output className="waiting">
      <span className="waiting-ring" aria-hidden />
      {t(messages.loading)}
    </output>
  );
}
