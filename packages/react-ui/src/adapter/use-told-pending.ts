import { useEffect, useEffectEvent, useRef } from 'react';

/** Hears of files that are in no value yet. */
export type TellPending = (pending: 'none' | 'running' | 'failed') => void;

/** Tells of files that are in no value yet, from the first one, and that there are none any more, also when the control goes. */
export function useToldPending(pending: Parameters<TellPending>[0], tell: TellPending | undefined): void {
  const told = useRef<typeof pending>('none');
  const tellOnce = useEffectEvent((state: typeof pending) => {
    if (state === told.current) return;
    told.current = state;
    tell?.(state);
  });
  useEffect(() => {
    tellOnce(pending);
  }, [pending]);
  useEffect(
    () => () => {
      tellOnce('none');
    },
    [],
  );
}
