/** Value of a field on the wire. Dates are `YYYY-MM-DD`, date-times `YYYY-MM-DD HH:mm:ss`, in UTC+8. */
export type FieldValue = string | number | null;
