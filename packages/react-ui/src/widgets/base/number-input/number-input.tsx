import { InputNumber, type InputNumberProps } from 'antd';
import { useEffect, useRef, type ComponentRef } from 'react';

/**
 * antd's input of numbers. Its two arrows are the pointer's alone: a screen reader has the arrow keys of the field itself, and
 * would read their English names in every language.
 */
export function NumberInput(props: InputNumberProps<number>) {
  const input = useRef<ComponentRef<typeof InputNumber>>(null);
  useEffect(() => {
    const frame = input.current?.nativeElement;
    frame?.querySelector('.ant-input-number-actions')?.setAttribute('aria-hidden', 'true');
  });
  return <InputNumber<number> {...props} ref={input} />;
}
