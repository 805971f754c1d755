/** What a chosen user can be stored by. */
export const USER_RETURN_FIELDS = ['id', 'username', 'realname'] as const;
export type UserReturnField = (typeof USER_RETURN_FIELDS)[number];
