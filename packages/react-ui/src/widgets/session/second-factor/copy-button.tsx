import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { secondFactorWidgetMessages as messages } from './second-factor.messages.ts';

/** Copies a text and says whether it could. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useTranslate();
  const [result, setResult] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('notCopied');
    }
  };
  return (
    <>
      <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
        {label}
      </Button>
      <output className="second-factor-copied">{result === null ? '' : t(messages[result])}</output>
    </>
  );
}
