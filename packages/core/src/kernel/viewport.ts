/** Widest viewport of a phone and of a tablet, in CSS pixels (specification, points 4 and 9). */
export const PHONE_WIDTH = 767.99;
export const TABLET_WIDTH = 1087.99;
