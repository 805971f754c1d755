import { useMemo } from 'react';

import { TreeChoice, type TreeChoiceProps } from './tree-choice.tsx';

export interface ResourceTreeChoiceProps extends Omit<TreeChoiceProps, 'source' | 'condition'> {
  /** Name of the registered tree. */
  readonly tree: string;
  /** Of categories: those below the one with this code alone. */
  readonly below: string | undefined;
}

/** One row of a resource whose rows stand below each other. */
export function ResourceTreeChoice({ tree, below, ...rest }: ResourceTreeChoiceProps) {
  const source = useMemo(
    () =>
      below === undefined ? ({ kind: 'dictionary', tree } as const) : ({ kind: 'category', pcode: below } as const),
    [tree, below],
  );
  return <TreeChoice {...rest} source={source} />;
}
