export { filledTemplate, templateNames, templateValues, type TemplateValues } from './filled-template.ts';
export {
  createTemplateTest,
  type TemplateTestDependencies,
  type TemplateTestService,
} from './template-test.service.ts';
export type { Template, TemplateTestEvent, TemplateTestFacts, TestField } from './template-test.types.ts';
