import { date, integer, pgTable, primaryKey, text, timestamp, varchar } from 'drizzle-orm/pg-core';

import { auditColumns, identifierColumn, instant, numberCode, yesNoFlag } from './columns.ts';

/** The columns of accounts that the server's own code reads and writes; the resource `user` declares the table. */
export const sysUser = pgTable('sys_user', {
  id: identifierColumn('id').primaryKey(),
  username: varchar('username', { length: 64 }).notNull(),
  realname: varchar('realname', { length: 64 }).notNull(),
  /** An argon2id hash in PHC form; never selected but to check a password. */
  passwordHash: text('password').notNull(),
  avatar: text('avatar'),
  birthday: date('birthday', { mode: 'string' }),
  /** 1 male, 2 female. */
  sex: numberCode('sex'),
  email: varchar('email', { length: 100 }),
  phone: varchar('phone', { length: 20 }),
  telephone: varchar('telephone', { length: 32 }),
  workNo: varchar('work_no', { length: 50 }),
  orgCode: varchar('org_code', { length: 64 }),
  /** 1 normal, 2 frozen. */
  status: numberCode('status')
    .notNull()
    .$default(() => 1),
  /** Somebody else knows the password. */
  mustChangePassword: yesNoFlag('must_change_password'),
  /** A field of kind `dateTime`: the platform's time as text. */
  lastSignIn: timestamp('last_sign_in', { mode: 'string', precision: 0 }),
  ...auditColumns(),
});

export const sysSession = pgTable('sys_session', {
  /** SHA-256 of the token in hexadecimal: whoever reads this table cannot sign in by it. */
  tokenHash: varchar('token_hash', { length: 64 }).primaryKey(),
  /** Names the session to its owner; not derived from the token. */
  id: identifierColumn('id').notNull(),
  userId: identifierColumn('user_id').notNull(),
  /** The header of the sign-in, cut. */
  userAgent: varchar('user_agent', { length: 255 }).notNull().default(''),
  /** Network address of the last use. */
  address: varchar('address', { length: 64 }).notNull().default(''),
  /** Of the last use; 0 for none. */
  tenantId: integer('tenant_id').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  /** Written at most once a minute. */
  lastUsedAt: instant('last_used_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
});

/** As above, of the resource `role`. */
export const sysRole = pgTable('sys_role', {
  id: identifierColumn('id').primaryKey(),
  roleName: varchar('role_name', { length: 100 }).notNull(),
  roleCode: varchar('role_code', { length: 64 }).notNull(),
  description: varchar('description', { length: 255 }),
  needsSecondFactor: yesNoFlag('needs_second_factor')
    .notNull()
    .$default(() => false),
  ...auditColumns(),
});

export const sysUserRole = pgTable(
  'sys_user_role',
  { userId: identifierColumn('user_id').notNull(), roleId: identifierColumn('role_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] })],
);

/** The roles that a role may give to people, without their having it. */
export const sysRoleMayGive = pgTable(
  'sys_role_may_give',
  { roleId: identifierColumn('role_id').notNull(), givenId: identifierColumn('given_id').notNull() },
  (table) => [primaryKey({ columns: [table.roleId, table.givenId] })],
);

/** As above, of the resource `department`. */
export const sysDepart = pgTable('sys_depart', {
  id: identifierColumn('id').primaryKey(),
  /** Empty at the root. */
  parentId: identifierColumn('parent_id'),
  departName: varchar('depart_name', { length: 100 }).notNull(),
  departOrder: integer('depart_order').notNull(),
  /** 1 company, 2 department, 3 post. */
  orgCategory: varchar('org_category', { length: 64 }).notNull(),
  /** A letter and two digits for each level: `A01A02` lies below `A01`. */
  orgCode: varchar('org_code', { length: 64 }).notNull(),
  address: varchar('address', { length: 255 }),
  mobile: varchar('mobile', { length: 32 }),
  memo: varchar('memo', { length: 500 }),
  /** 0 closed, 1 open. */
  status: varchar('status', { length: 64 })
    .notNull()
    .$default(() => '1'),
  ...auditColumns(),
});

export const sysUserPosition = pgTable(
  'sys_user_position',
  { userId: identifierColumn('user_id').notNull(), positionId: identifierColumn('position_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.positionId] })],
);

export const sysUserDepart = pgTable(
  'sys_user_depart',
  { userId: identifierColumn('user_id').notNull(), departId: identifierColumn('depart_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.departId] })],
);
