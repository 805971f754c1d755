import { CloseCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import type { LocalizedText } from '@evergreen/core/kernel';

import { useTranslate } from '../../../adapter/index.ts';
import './auth-form.css';

export interface FormErrorProps {
  /** Why the server refused; null when it did not. */
  readonly failure: LocalizedText | null;
  /** Stands there instead as long as nothing went wrong. */
  readonly note?: LocalizedText | null;
}

/** Why the whole form came to nothing. Its place is kept free, so that nothing moves when it comes. */
export function FormError({ failure, note = null }: FormErrorProps) {
  const t = useTranslate();
  return (
    <div className="entry-failure">
      {failure !== null && (
        <p role="alert" className="entry-failure-words is-failure">
          <CloseCircleFilled aria-hidden />
          {t(failure)}
        </p>
      )}
      {failure === null && note !== null && (
        <p className="entry-failure-words">
          <InfoCircleFilled aria-hidden />
          {t(note)}
        </p>
      )}
    </div>
  );
}
