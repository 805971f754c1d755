import type { LocalizedText } from '../../../kernel/index.ts';
import { welcomeMessages } from './welcome.messages.ts';

/** Greeting for an hour of the day, 0 to 23. */
export function greeting(hour: number): LocalizedText {
  if (hour < 9) return welcomeMessages.earlyMorning;
  if (hour <= 11) return welcomeMessages.lateMorning;
  if (hour <= 13) return welcomeMessages.noon;
  if (hour < 20) return welcomeMessages.afternoon;
  return welcomeMessages.evening;
}
