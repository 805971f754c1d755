export { SignInWays } from './login-methods.tsx';
