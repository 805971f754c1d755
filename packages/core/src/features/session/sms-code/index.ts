export { createSmsCode, mobileProblem, type SmsCodeDependencies, type SmsCodeService } from './sms-code.service.ts';
export type { SmsCodeEmitted, SmsCodeEvent, SmsCodeFacts, SmsCodeStatus } from './sms-code.types.ts';
