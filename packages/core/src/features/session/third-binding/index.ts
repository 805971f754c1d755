export { createThirdBinding, type ThirdBindingService } from './third-binding.service.ts';
export { createThirdSignIns, type ThirdSignInsService } from './third-sign-ins.service.ts';
export type { ThirdBindingEmitted, UnbindQuestion } from './third-binding.types.ts';
