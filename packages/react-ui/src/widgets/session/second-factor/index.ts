export { AuthenticatorSetup, type AuthenticatorSetupProps } from './authenticator-setup.tsx';
export { RecoveryCodes, type RecoveryCodesProps } from './recovery-codes.tsx';
