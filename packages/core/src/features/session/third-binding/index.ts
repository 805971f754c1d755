export {
  createThirdBinding,
  type ThirdBindingDependencies,
  type ThirdBindingService,
} from './third-binding.service.ts';
export {
  createThirdSignIns,
  type ThirdSignInsDependencies,
  type ThirdSignInsService,
} from './third-sign-ins.service.ts';
export type {
  ShownThirdSignIn,
  ThirdBindingEmitted,
  ThirdBindingEvent,
  ThirdBindingFacts,
  ThirdBindingStatus,
  ThirdSignInsEvent,
  ThirdSignInsFacts,
  UnbindQuestion,
} from './third-binding.types.ts';
