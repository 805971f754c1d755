export { createSmsCode, mobileProblem, type SmsCodeService } from './sms-code.service.ts';
export type { SmsCodeEmitted } from './sms-code.types.ts';
