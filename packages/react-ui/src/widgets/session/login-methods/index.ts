export { LoginMethods } from './login-methods.tsx';
