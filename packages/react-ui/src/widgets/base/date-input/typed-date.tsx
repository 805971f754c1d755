import { createContext, use, type ComponentProps } from 'react';

/** The text of a date input and what becomes of it: antd's picker knows dates alone, and would drop a text that it cannot read. */
export interface TypedDate {
  readonly text: string;
  /** The calendar is open: Escape closes it, and no dialog around it. */
  readonly isOpen: boolean;
  readonly onType: (text: string) => void;
  readonly onEnter: (input: HTMLInputElement) => void;
  /** Opens the calendar; null where it is open, or opens by other keys. */
  readonly onOpen: (() => void) | null;
}

export const TypedDateContext = createContext<TypedDate | null>(null);

/** The input inside antd's picker. Focus, blur, popup and labels are the picker's; the text is not. */
export function TypedDateInput({ onKeyDown, ...rest }: ComponentProps<'input'>) {
  const typed = use(TypedDateContext);
  if (typed === null) return null;
  return (
    <input
      {...rest}
      value={typed.text}
      onChange={(event) => typed.onType(event.target.value)}
      onKeyDown={(event) => {
        // Enter that ends the composition of a Chinese word is no Enter.
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') {
          event.preventDefault();
          typed.onEnter(event.currentTarget);
        } else if (event.key === 'ArrowDown' && typed.onOpen !== null) {
          event.preventDefault();
          typed.onOpen();
        } else {
          if (event.key === 'Escape' && typed.isOpen) event.stopPropagation();
          onKeyDown?.(event);
        }
      }}
    />
  );
}
