export { createWelcome, type Welcome, type WelcomeDependencies, type WelcomeEmitted } from './welcome.service.ts';
