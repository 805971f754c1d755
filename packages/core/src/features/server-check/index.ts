export {
  createCodeRuleCheck,
  createDuplicateCheck,
  type CodeRuleCheckDependencies,
  type DuplicateCheckDependencies,
  type ServerCheckDependencies,
  type ServerCheckService,
} from './server-check.service.ts';
export type { CheckedValue, ServerCheckEvent, ServerCheckFacts } from './server-check.types.ts';
