import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import './text-tools.css';
import { textToolsMessages as messages } from './text-tools.messages.ts';

export interface TextToolbarProps {
  readonly toolbar: RefObject<HTMLDivElement | null>;
  /** Identifier of the text. */
  readonly controls: string;
  readonly isDisabled: boolean;
  /** Escape was pressed: the focus goes back to the text. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** The tools of an editor. One of them is in the order of Tab, arrows go to the others, Escape goes back to the text. */
export function TextToolbar({ toolbar, controls, isDisabled, onLeave, children }: TextToolbarProps) {
  const t = useTranslate();
  useOneTabStop(toolbar);
  return (
    <div
      ref={toolbar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t(messages.toolbar)}
      aria-controls={controls}
      aria-disabled={isDisabled}
      inert={isDisabled}
      className="text-toolbar"
      onKeyDown={(event) => moveFocus(event, toolbar.current, onLeave)}
    >
      {children}
    </div>
  );
}

export function ToolGroup({ children }: { readonly children: ReactNode }) {
  return <span className="text-tool-group">{children}</span>;
}

/** Gives the focus to the tool that had it last. */
export const focusTools = (toolbar: HTMLElement | null) =>
  toolbar?.querySelector<HTMLElement>('.text-tool[tabindex="0"]')?.focus();

const toolsOf = (toolbar: HTMLElement | null) => [...(toolbar?.querySelectorAll<HTMLElement>('.text-tool') ?? [])];

/** The first tool is in the order of Tab, later the one that had the focus last. */
function useOneTabStop(toolbar: RefObject<HTMLElement | null>): void {
  const last = useRef(0);
  useEffect(() => {
    const place = toolbar.current;
    if (place === null) return undefined;
    const mark = () =>
      toolsOf(place).forEach((tool, index) => {
        tool.tabIndex = index === last.current ? 0 : -1;
      });
    const follow = ({ target }: FocusEvent) => {
      const index = toolsOf(place).findIndex((tool) => tool === target);
      if (index !== -1) last.current = index;
      mark();
    };
    mark();
    place.addEventListener('focusin', follow);
    return () => place.removeEventListener('focusin', follow);
  });
}

function moveFocus(event: KeyboardEvent, toolbar: HTMLElement | null, leave: () => void): void {
  // Menus and pop-ups of tools lie elsewhere in the page, but their events come by here.
  if (!(event.target instanceof Node) || toolbar?.contains(event.target) !== true) return;
  if (event.key === 'Escape') {
    event.stopPropagation();
    event.preventDefault();
    leave();
    return;
  }
  const tools = toolsOf(toolbar);
  const at = tools.findIndex((tool) => tool === event.target);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: tools.length - 1,
  };
  const next = steps[event.key];
  if (at === -1 || next === undefined) return;
  event.preventDefault();
  tools.at(next % tools.length)?.focus();
}
