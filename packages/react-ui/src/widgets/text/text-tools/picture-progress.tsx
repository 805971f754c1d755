import type { TextPictures } from '@evergreen/core/text/rich-text';
import { Button } from 'antd';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { textToolsMessages as messages } from './text-tools.messages.ts';

/** The pictures that are on their way, and those that did not arrive. */
export function PictureProgress({ pictures }: { readonly pictures: TextPictures }) {
  const t = useTranslate();
  const { files } = useFacts(pictures);
  const shown = files.filter(({ status }) => status !== 'done');
  if (shown.length === 0) return null;
  return (
    <ul className="text-pictures">
      {shown.map(({ id, name, status, percent, message }) => (
        <li key={id} className={status === 'error' ? 'is-wrong' : ''}>
          <span>
            {status === 'error' && message !== null
              ? t(messages.failed(name, message))
              : t(messages.sending(name, percent))}
          </span>
          {status === 'error' && (
            <Button
              size="small"
              aria-label={t(messages.retry(name))}
              onClick={() => pictures.send({ type: 'file.retry', id })}
            >
              {t(messages.retryShort)}
            </Button>
          )}
          <Button
            size="small"
            aria-label={t(messages.drop(name))}
            onClick={() => pictures.send({ type: 'file.remove', id })}
          >
            {t(messages.dropShort)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
