export { CodeRuleInput, type CodeRuleInputProps } from './code-rule-input.tsx';
