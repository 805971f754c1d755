import { CopyOutlined } from '@ant-design/icons';
import { useTranslate } from '@evergreen/react-ui/adapter';
import { Button } from 'antd';
import { useState } from 'react';

import { galleryMessages as messages } from '../gallery.messages.ts';

/** Code behind a heading, and a button that copies it. */
export function CodeToCopy({ id, code }: { readonly id: string; readonly code: string }) {
  const t = useTranslate();
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setResult('copied');
    } catch {
      setResult('notCopied');
    }
  };
  return (
    <details className="gallery-more">
      <summary>{t(messages.code)}</summary>
      <div className="gallery-code">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- because what scrolls sideways must be reached by the keyboard */}
        <section id={id} aria-label={t(messages.code)} tabIndex={0}>
          <pre>
            <code>{code}</code>
          </pre>
        </section>
        <Button size="small" icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
          {t(messages.copy)}
        </Button>
        <output>{result === null ? '' : t(messages[result])}</output>
      </div>
    </details>
  );
}
