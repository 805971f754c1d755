import type { LocalizedText, Result } from '../../kernel/index.ts';
import type { Resource } from '../define/resource.types.ts';
import { bindCondition } from './bind-condition.ts';
import type { BoundCondition, Condition, ConditionContext } from './condition.types.ts';

/** Such conditions have no variables: a form and the server that stores its row judge them alike. */
const NOBODY: ConditionContext = {
  now: 0,
  userId: null,
  username: null,
  orgCode: null,
  orgCodes: [],
  departmentsWithin: () => [],
};

/** Binds a condition of a description whose operands are constants. A variable makes its comparison false. */
export function bindConstants(resource: Resource, condition: Condition): Result<BoundCondition, LocalizedText> {
  return bindCondition(resource, condition, NOBODY, 'description');
}
