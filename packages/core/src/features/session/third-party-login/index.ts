export { thirdPartyMessages } from './third-party-login.messages.ts';
export { createThirdPartyLogin, type ThirdPartyLoginService } from './third-party-login.service.ts';
export type {
  ThirdPartyEmitted,
  ThirdPartyEvent,
  ThirdPartyFacts,
  ThirdPartyStatus,
} from './third-party-login.types.ts';
