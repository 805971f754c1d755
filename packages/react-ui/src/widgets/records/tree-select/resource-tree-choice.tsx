import { createRowName, type RowNameService } from '@evergreen/core/tree-select';
import { useCallback, useMemo } from 'react';

import { useCore, useFacts, useOwnedService } from '../../../adapter/index.ts';
import { TreeChoice, type TreeChoiceProps } from './tree-choice.tsx';

export interface ResourceTreeChoiceProps extends Omit<TreeChoiceProps, 'source' | 'condition'> {
  /** Name of the resource. */
  readonly resource: string;
  /** Name of its registered tree. */
  readonly tree: string;
  /** Of categories: those below the one with this code alone. */
  readonly below: string | undefined;
}

/** One row of a resource whose rows stand below each other. */
export function ResourceTreeChoice({ resource, tree, below, ...rest }: ResourceTreeChoiceProps) {
  const source = useMemo(
    () =>
      below === undefined ? ({ kind: 'dictionary', tree } as const) : ({ kind: 'category', pcode: below } as const),
    [tree, below],
  );
  const { value, valueText } = rest;
  if (value === null || valueText !== undefined) return <TreeChoice {...rest} source={source} />;
  return <NamedTreeChoice {...rest} key={value} source={source} value={value} resource={resource} />;
}

type NamedTreeChoiceProps = TreeChoiceProps & Pick<ResourceTreeChoiceProps, 'resource'> & { readonly value: string };

/** A value that came without its text, from an address or from where the form was opened. */
function NamedTreeChoice({ resource, value, ...rest }: NamedTreeChoiceProps) {
  const core = useCore();
  const name = useOwnedService(
    useCallback(() => core.open((page) => createRowName({ ...page, resource, id: value })), [core, resource, value]),
  );
  return name === null ? (
    <TreeChoice {...rest} value={value} />
  ) : (
    <KnownTreeChoice {...rest} value={value} name={name} />
  );
}

function KnownTreeChoice({ name: service, ...rest }: TreeChoiceProps & { readonly name: RowNameService }) {
  const { name } = useFacts(service);
  return <TreeChoice {...rest} {...(name === null ? {} : { valueText: name })} />;
}
