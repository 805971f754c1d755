/** As people here count them: Monday first. */
export const WEEKDAYS_SHOWN: readonly number[] = [2, 3, 4, 5, 6, 7, 1];

export const DAYS_OF_MONTH: readonly number[] = Array.from({ length: 31 }, (_, index) => index + 1);
