export { PasswordStrengthMeter } from './password-strength.tsx';
