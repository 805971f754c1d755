export { continueSignIn, signIn, type SignInInput, type SignInObstacle, type SigningIn } from './sign-in.service.ts';
