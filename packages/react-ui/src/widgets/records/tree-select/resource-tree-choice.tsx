import { useMemo } from 'react';

import { TreeChoice, type TreeChoiceProps } from './tree-choice.tsx';

export interface ResourceTreeChoiceProps extends Omit<TreeChoiceProps, 'source' | 'condition'> {
  /** Name of the registered tree. */
  readonly tree: string;
}

/** One row of a resource whose rows stand below each other. */
export function ResourceTreeChoice({ tree, ...rest }: ResourceTreeChoiceProps) {
  const source = useMemo(() => ({ kind: 'dictionary', tree }) as const, [tree]);
  return <TreeChoice {...rest} source={source} />;
}
