export { continueSignIn, signIn, type SignInAttempt, type SignInObstacle, type SigningIn } from './sign-in.service.ts';
