export { createCodeStep, type CodeStepService } from './code-step.service.ts';
export {
  createEnrolment,
  createSignInEnrolment,
  type EnrolmentDependencies,
  type EnrolmentService,
  type SignInStepDependencies,
} from './enrolment.service.ts';
export {
  createSecondFactorSettings,
  type SecondFactorDependencies,
  type SecondFactorService,
} from './second-factor-settings.service.ts';
export { recoveryCodesText } from './second-factor.model.ts';
export type {
  CodeMode,
  CodeStepEmitted,
  CodeStepEvent,
  CodeStepFacts,
  CodeStepStatus,
  EnrolmentEmitted,
  EnrolmentEvent,
  EnrolmentFacts,
  EnrolmentField,
  EnrolmentStatus,
  SecondFactorChange,
  SecondFactorEmitted,
  SecondFactorEvent,
  SecondFactorFacts,
  SecondFactorStatus,
} from './second-factor.types.ts';
