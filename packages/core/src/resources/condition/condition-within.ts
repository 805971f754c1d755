import type { BoundCondition, BoundLeaf } from './condition.types.ts';

/**
 * Whether every row that meets `inner` meets `outer`. False where that cannot be told from the conditions alone: it decides what
 * somebody may do to others, who must not reach more than they do.
 */
export function isWithinCondition(inner: BoundCondition, outer: BoundCondition): boolean {
  if (outer.kind === 'always' || isNever(inner)) return true;
  if (inner.kind === 'always' || isNever(outer)) return false;
  if (inner.kind === 'any') return inner.of.every((part) => isWithinCondition(part, outer));
  if (outer.kind === 'all') return outer.of.every((part) => isWithinCondition(inner, part));
  if (outer.kind === 'any' && outer.of.some((part) => isWithinCondition(inner, part))) return true;
  if (inner.kind === 'all') return inner.of.some((part) => isWithinCondition(part, outer));
  return isLeaf(inner) && isLeaf(outer) && isWithinLeaf(inner, outer);
}

/** A group without parts lets no row through. */
function isNever(condition: BoundCondition): boolean {
  return condition.kind === 'never' || ('of' in condition && condition.of.length === 0);
}

function isLeaf(condition: BoundCondition): condition is BoundLeaf {
  return 'field' in condition;
}

function isWithinLeaf(inner: BoundLeaf, outer: BoundLeaf): boolean {
  if (inner.field !== outer.field) return false;
  if (JSON.stringify(inner) === JSON.stringify(outer)) return true;
  const [chosen, allowed] = [choiceOf(inner), choiceOf(outer)];
  return (
    chosen !== undefined &&
    allowed !== undefined &&
    chosen.kind === allowed.kind &&
    chosen.values.every((value) => allowed.values.includes(value))
  );
}

/** The values of which a row has to have one. */
function choiceOf(
  leaf: BoundLeaf,
): { readonly kind: string; readonly values: readonly (string | number)[] } | undefined {
  switch (leaf.kind) {
    case 'text':
    case 'number':
      return leaf.rule === 'eq' ? { kind: 'value', values: [leaf.value] } : undefined;
    case 'textIn':
    case 'numberIn':
      return { kind: 'value', values: leaf.values };
    case 'linked':
      return { kind: 'linked', values: leaf.values };
    case 'empty':
    case 'notEmpty':
    case 'time':
    case 'timeIn':
    case 'like':
    case 'tail':
      return undefined;
  }
}
