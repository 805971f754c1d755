export { createCodeStep, type CodeStepService } from './code-step.service.ts';
export {
  createEnrolment,
  createSignInEnrolment,
  type EnrolmentService,
  type SignInStepDependencies,
} from './enrolment.service.ts';
export { createSecondFactorSettings, type SecondFactorService } from './second-factor-settings.service.ts';
export { recoveryCodesText } from './second-factor.model.ts';
export type {
  EnrolmentEmitted,
  EnrolmentFacts,
  EnrolmentField,
  SecondFactorChange,
  SecondFactorEmitted,
} from './second-factor.types.ts';
