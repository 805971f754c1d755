import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { useTranslate } from '../../../adapter/index.ts';
import { lateMessages as messages } from './late.messages.ts';

export interface LateProps {
  /** Stands in its place until the program has come. */
  readonly meanwhile?: ReactNode;
}

/**
 * A component whose program comes when it is first drawn: at once where it is there already. What did not come is asked for again
 * by a button in its place, so that a page with it goes on. `fetchIt` is an `import()`; call this once per module.
 */
export function createLate<Props extends object>(
  fetchIt: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LateProps> {
  let known: ComponentType<Props> | null = null;
  return function Late({ meanwhile = null, ...props }: Props & LateProps) {
    const t = useTranslate();
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(() => known);
    const [attempt, setAttempt] = useState(0);
    const [hasFailed, setHasFailed] = useState(false);
    const isThere = Loaded !== null;
    useEffect(() => {
      if (isThere) return undefined;
      let isAwaited = true;
      const load = async () => {
        try {
          known = await fetchIt();
          if (isAwaited) setLoaded(() => known);
        } catch {
          if (isAwaited) setHasFailed(true);
        }
      };
      void load();
      return () => {
        isAwaited = false;
      };
    }, [isThere, attempt]);
    if (Loaded !== null) {
      // What is left of the properties is those of the component; the compiler cannot take one away from a type it does not know.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return <Loaded {...(props as unknown as Props)} />;
    }
    if (!hasFailed) return meanwhile;
    return (
      <Button
        size="small"
        icon={<ReloadOutlined aria-hidden />}
        onClick={() => {
          setHasFailed(false);
          setAttempt(attempt + 1);
        }}
      >
        {t(messages.retry)}
      </Button>
    );
  };
}
