export { entriesByWords, yesOrNo } from './choice-words.ts';
export { fieldText, readFieldValue } from './field-text.ts';
export { fieldValueMessages } from './field-values.messages.ts';
export { parseDay, parseMoment, type DateReading } from './parse-date.ts';
export { parseNumber, typedNumber } from './parse-number.ts';
export { plainDecimal } from './plain-decimal.ts';
export { steppedNumber } from './stepped-number.ts';
export { quoted } from './quoted-text.ts';
