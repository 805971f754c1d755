/** What a switch stores by itself: on, off. */
export const SWITCH_VALUES = ['Y', 'N'] as const;
