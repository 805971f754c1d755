import { maskOf } from '../define/masks.ts';
import type { Resource } from '../define/resource.types.ts';
import type { BoundCondition } from './condition.types.ts';

/** A whole value that a masked field is compared with. */
export interface AskedValue {
  /** Key of the field. */
  readonly field: string;
  readonly value: string;
}

/** The whole values of masked fields that a condition asks for: each tells the field of some row by yes or no. */
export function wholeMaskedValues(resource: Resource, condition: BoundCondition): readonly AskedValue[] {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return condition.of.flatMap((part) => wholeMaskedValues(resource, part));
    case 'text':
      return maskOf(resource.fields[condition.field]) === undefined
        ? []
        : [{ field: condition.field, value: condition.value }];
    case 'textIn':
      return maskOf(resource.fields[condition.field]) === undefined
        ? []
        : condition.values.map((value) => ({ field: condition.field, value }));
    case 'always':
    case 'never':
    case 'empty':
    case 'notEmpty':
    case 'number':
    case 'numberIn':
    case 'time':
    case 'timeIn':
    case 'like':
    case 'tail':
    case 'linked':
      return [];
  }
}
