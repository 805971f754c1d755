export { SignInWays } from './sign-in-ways.tsx';
