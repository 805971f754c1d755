export { LoginMethods, type LoginMethodsProps } from './login-methods.tsx';
