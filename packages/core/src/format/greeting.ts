import type { LocalizedText } from '../kernel/index.ts';
import { formatMessages } from './format.messages.ts';

/** Greeting for an hour of the day, 0 to 23. */
export function greeting(hour: number): LocalizedText {
  if (hour < 9) return formatMessages.earlyMorning;
  if (hour <= 11) return formatMessages.lateMorning;
  if (hour <= 13) return formatMessages.noon;
  if (hour < 20) return formatMessages.afternoon;
  return formatMessages.evening;
}
