import type { Result, LocalizedText } from '@evergreen/core/kernel';
import { framedAddress } from '@evergreen/core/shell/navigation';
import { useCore, useTranslate } from '@evergreen/react-ui/adapter';
import { Button } from 'antd';
import { useEffect, useState } from 'react';

import { Waiting } from '../../../routing/waiting.tsx';
import { BadEntry } from './bad-entry.tsx';
import { frameMessages as messages } from './frame.messages.ts';
import './frame.css';

/** A page that has not come by then may still come; the person is told and offered a window of its own. */
const LONG_WAIT = 15_000;

export interface FramePageProps {
  readonly title: string;
  readonly address: Result<string, LocalizedText>;
}

type FrameState = 'loading' | 'slow' | 'shown';

/** Somebody else's page inside the layout, where its host is listed. */
export function FramePage({ title, address }: FramePageProps) {
  const { config } = useCore();
  const framed = address.ok ? framedAddress(address.value, config.frameHosts) : address;
  if (framed.ok) return <Frame title={title} address={framed.value} />;
  return <BadEntry reason={framed.error} {...(address.ok ? { address: address.value } : {})} />;
}

/** It runs without our origin, so it reads nothing of ours (threat T-62). */
function Frame({ title, address }: { readonly title: string; readonly address: string }) {
  const t = useTranslate();
  const [state, setState] = useState<FrameState>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'slow' : now)), LONG_WAIT);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="frame">
      <p className="frame-bar">
        <output>{state === 'slow' ? t(messages.slow) : ''}</output>
        <Button type="link" href={address} target="_blank" rel="noopener noreferrer">
          {t(messages.openWindow)}
        </Button>
      </p>
      {state === 'loading' && <Waiting />}
      <iframe
        className="frame-page"
        data-state={state}
        title={title}
        src={address}
        sandbox="allow-scripts allow-forms allow-popups"
        referrerPolicy="no-referrer"
        onLoad={() => setState('shown')}
      />
    </div>
  );
}
