import { Button, Popover, type ButtonProps, type PopoverProps } from 'antd';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

/** What Tab stops at; of radios that belong together only the chosen one. */
const STOPS = 'button:not(:disabled), input:not(:disabled, [type=radio]:not(:checked)), a[href]';

export interface PanelPopoverProps {
  readonly button: Pick<ButtonProps, 'icon' | 'danger' | 'type' | 'className'>;
  readonly label: ReactNode;
  readonly placement: NonNullable<PopoverProps['placement']>;
  /** What opens; it is given what closes it, and what puts the focus in where it is drawn later. */
  readonly children: (close: () => void, focusIn: () => void) => ReactNode;
}

/** A button that opens a panel, the keyboard with it: the focus goes in, and back to the button by Escape or behind either end. */
export function PanelPopover({ button, label, placement, children }: PanelPopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const [arrivals, setArrivals] = useState(0);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  const stops = () => [...(panel.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const focusIn = () => stops()[0]?.focus();
  const focusLater = useEffectEvent(focusIn);
  useEffect(() => {
    if (arrivals > 0) focusLater();
  }, [arrivals]);
  const leave = (event: KeyboardEvent) => {
    const end = event.shiftKey ? stops()[0] : stops().at(-1);
    if (event.key !== 'Escape' && (event.key !== 'Tab' || event.target !== end)) return;
    event.preventDefault();
    // Not the dialog that the table may be in.
    event.stopPropagation();
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
          {isOpen && children(close, () => setArrivals((count) => count + 1))}
        </div>
      }
    >
      <Button {...button} ref={opener} aria-expanded={isOpen}>
        {label}
      </Button>
    </Popover>
  );
}
