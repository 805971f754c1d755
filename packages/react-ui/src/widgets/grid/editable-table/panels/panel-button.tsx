import { Button, Popover, type ButtonProps, type PopoverProps } from 'antd';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { LazyBoundary } from '../lazy/lazy-boundary.tsx';
import type { TableParts } from '../lazy/table-parts.ts';

/** What Tab stops at; of radios that belong together only the chosen one. */
const STOPS = 'button:not(:disabled), input:not(:disabled, [type=radio]:not(:checked)), a[href]';

export interface PanelButtonProps {
  readonly button: Pick<ButtonProps, 'icon' | 'danger' | 'type' | 'className'>;
  readonly label: ReactNode;
  readonly placement: NonNullable<PopoverProps['placement']>;
  /** What opens; it is given what closes it. */
  readonly children: (parts: TableParts, close: () => void) => ReactNode;
}

/** A button that opens a panel, the keyboard with it: the focus goes in, and back to the button by Escape or behind either end. */
export function PanelButton({ button, label, placement, children }: PanelButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  const stops = () => [...(panel.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const focusIn = () => stops()[0]?.focus();
  const leave = (event: KeyboardEvent) => {
    const end = event.shiftKey ? stops()[0] : stops().at(-1);
    if (event.key !== 'Escape' && (event.key !== 'Tab' || event.target !== end)) return;
    event.preventDefault();
    close();
    opener.current?.focus();
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      afterOpenChange={(isShown) => {
        if (isShown) focusIn();
      }}
      trigger="click"
      placement={placement}
      destroyOnHidden
      content={
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- because the keys are pressed in what stands inside
        <div ref={panel} onKeyDown={leave}>
          {isOpen && (
            <LazyBoundary onMissing={close} onArrived={focusIn}>
              {(parts) => children(parts, close)}
            </LazyBoundary>
          )}
        </div>
      }
    >
      <Button {...button} ref={opener} aria-expanded={isOpen}>
        {label}
      </Button>
    </Popover>
  );
}
