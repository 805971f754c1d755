import * as v from 'valibot';

const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/**
 * A node of a category tree or a dictionary tree. What is below it is in `children` where the whole tree was asked for, otherwise
 * loaded when it is opened. Some servers name a node in `title` or `name` instead of `label`.
 */
export interface WireTreeNode {
  readonly key: string;
  readonly value: string;
  readonly label?: string | undefined;
  readonly title?: string | undefined;
  readonly name?: string | undefined;
  readonly code?: string | null | undefined;
  /** 1: nothing is below it. */
  readonly leaf?: 0 | 1 | boolean | null | undefined;
  readonly isLeaf?: boolean | null | undefined;
  readonly hasChildren?: boolean | null | undefined;
  readonly children?: readonly WireTreeNode[] | null | undefined;
}

export const wireTreeNode: v.GenericSchema<unknown, WireTreeNode> = v.object({
  key: text,
  value: text,
  label: v.optional(v.string()),
  title: v.optional(v.string()),
  name: v.optional(v.string()),
  code: v.nullish(v.string()),
  leaf: v.nullish(v.union([v.picklist([0, 1]), v.boolean()])),
  isLeaf: v.nullish(v.boolean()),
  hasChildren: v.nullish(v.boolean()),
  children: v.nullish(v.array(v.lazy(() => wireTreeNode))),
});
