import { Button } from 'antd';
import type { KeyboardEvent } from 'react';

import { useTranslate } from '../../../../adapter/index.ts';
import { markdownEditorMessages as messages } from '../markdown-editor.messages.ts';

const TABS = ['edit', 'preview'] as const;
export type MarkdownTab = (typeof TABS)[number];

export interface MarkdownTabsProps {
  readonly id: string;
  readonly tab: MarkdownTab;
  readonly onTab: (tab: MarkdownTab) => void;
}

/** The text or what it looks like; arrows go from one to the other. */
export function MarkdownTabs({ id, tab, onTab }: MarkdownTabsProps) {
  const t = useTranslate();
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const next = tab === 'edit' ? 'preview' : 'edit';
    onTab(next);
    document.getElementById(`${id}-tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" tabIndex={-1} aria-label={t(messages.views)} className="markdown-tabs" onKeyDown={move}>
      {TABS.map((name) => (
        <Button
          key={name}
          id={`${id}-tab-${name}`}
          type="text"
          role="tab"
          className={name === tab ? 'is-chosen' : ''}
          aria-selected={name === tab}
          {...(name === tab ? { 'aria-controls': `${id}-panel-${name}` } : {})}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {t(messages[name])}
        </Button>
      ))}
    </div>
  );
}
