export {
  createCodeRuleCheck,
  createDuplicateCheck,
  duplicateQuestion,
  type CodeRuleCheckDependencies,
  type DuplicateCheckDependencies,
  type ServerCheckDependencies,
  type ServerCheckService,
} from './duplicate-check.service.ts';
export type { CheckedValue, ServerCheckEvent, ServerCheckFacts } from './duplicate-check.types.ts';
