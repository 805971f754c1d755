import type { LocalizedText } from '../../../../kernel/index.ts';
import { codeValueMessages } from './code-value.messages.ts';
import { validatorMessages } from '../validator.messages.ts';

/** A rule that is one pattern and one message. It returns null for a valid value. */
function patternRule(pattern: RegExp, message: LocalizedText): (value: string) => LocalizedText | null {
  return (value) => (pattern.test(value) ? null : message);
}

/** 2 to 100 Chinese characters, English letters and spaces. */
export const checkChineseOrEnglish = patternRule(
  /^[\p{Script=Han}A-Za-z ]{2,100}$/u,
  validatorMessages.chineseOrEnglish,
);

/** The code of a dictionary or a rule: English letters, digits and underscores after a letter. */
export const checkCode = patternRule(/^[A-Za-z]\w*$/u, codeValueMessages.code);

/** A list of numbers, one per line. */
export const checkDigitsAndLineFeeds = patternRule(/^[\d\n]+$/u, validatorMessages.digitsAndLineFeeds);

/** English letters only. */
export const checkEnglishLetters = patternRule(/^[A-Za-z]+$/u, validatorMessages.englishLetters);

/** The number of any identity document: up to 50 letters or digits. */
export const checkIdNumber = patternRule(/^[A-Za-z0-9]{1,50}$/u, validatorMessages.idNumber);

/** A code of at most 20 English letters and digits. */
export const checkLettersAndDigits = patternRule(/^[A-Za-z0-9]{1,20}$/u, validatorMessages.lettersAndDigits);

/** A natural number; zero and leading zeros are allowed. */
export const checkNaturalNumber = patternRule(/^\d+$/u, validatorMessages.naturalNumber);

/** A value that other rows hold: lists join several by commas, and addresses carry it. */
export const checkPlainValue = patternRule(/^[^\s,，'"&?#%]+$/u, codeValueMessages.plainValue);

/** The address of a page of this site: path, query and hash. Who follows it checks it again. */
export const checkSitePath = patternRule(/^\/(?![/\\])[^\s\\]*$/u, codeValueMessages.sitePath);

/** A QQ number: 5 to 12 digits, not starting with 0. */
export const checkQq = patternRule(/^[1-9]\d{4,11}$/u, validatorMessages.qq);

/** Up to 255 characters of any kind. */
export const checkShortText = patternRule(/^[\s\S]{0,255}$/, validatorMessages.shortText);
