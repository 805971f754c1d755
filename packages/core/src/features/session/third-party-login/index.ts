export { thirdPartyMessages } from './third-party-login.messages.ts';
export { providerWindow, type Posted, type WindowEvent } from './provider-window.ts';
export { verdictOn, type ThirdPartyAttempt } from './third-party-login.model.ts';
export { createThirdPartyLogin, type ThirdPartyLoginService } from './third-party-login.service.ts';
