/**
 * Who touches the tables of resources beside the engine, which alone knows the scope of rows, each for a reason. All else reads rows through a
 * repository or `reachable`.
 */
export const usersOfResourceTables = [
  // The engine, with the names of who wrote a row: they belong to the row.
  'records/resource/',
  // Hooks belong to a write of rows in reach, and keep what hangs together: places, stock, numbers, the last administrator.
  '.+[.]hooks[.]ts$',
  'access/people/(account-writes|administrators|purged-people|departure)[.]ts$',
  // What reach is made of: who may do what, over which rows, before and after it is changed.
  'access/permission/(permission[.](repository|types)|data-rule[.]repository)[.]ts$',
  'access/people/account-powers[.]repository[.]ts$',
  'access/grant/grant-losses[.]repository[.]ts$',
  // Signing in, and one's own account, departments, tenants and roles: before there is a caller, or about the caller alone.
  'session/(auth/(session|user|demonstration)|account/department|tenant/tenant|registration/registration|profile/profile)[.]repository[.]ts$',
  'session/(second-factor/second-factor|third-party/third-party)[.]repository[.]ts$',
  // What is meant for the caller: announcements by their recipients, notices by whom they name, queries by the role that shares them, with the names of senders and owners.
  '(messaging/(announcement/own-announcement|notice/(notice|digest))|records/saved-query/saved-query)[.]repository[.]ts$',
  // The colleagues whom a comment may name, out of those in reach, with what their own rights are asked by; who has a right, of whom those in reach are named.
  '(records/dossier/mentionable-people|access/permission/right-holders)[.]ts$',
  // The names of who edits a record that the caller opened.
  'records/presence/presence[.]repository[.]ts$',
  // Texts of dictionaries, numbers and rules, by their code, for everybody.
  'records/(dictionary/(dictionary[.]repository|missing-dictionaries)|rules/fill-rule[.]repository|check/check-rule[.]repository)[.]ts$',
  // Stored files by their path: who may read one is decided by the rows that name it. And which no row names.
  'files/files/file[.]repository[.]ts$',
  'records/stored-files/(stored-file-uses|orphans)[.]ts$',
  // The platform sends the messages of everybody.
  'messaging/message/message-delivery[.]ts$',
  // The logs: they are written, named as things are called then, and cleared; the version of a record whose grants changed.
  '(base/log/(log[.]repository|logged-objects|log-retention)|records/history/history[.]repository|access/grant/grant-record)[.]ts$',
  // Failed sign-ins of the platform, behind a right of their own; recent changes, of which those to rows in reach are told.
  'insight/(home/home|work/work)[.]repository[.]ts$',
  // The plan of jobs, and what jobs do in every tenant, signed by the job: what they write goes through the engine.
  'schedule/job/(job-table|handlers/.+)[.]ts$',
  // Where e-mail reaches somebody.
  'messaging/mail/mail-address[.]ts$',
  // The alert rules of the platform, at which every process looks.
  'insight/monitor/alert-rule[.]repository[.]ts$',
  // The bytes that the platform stores in all: a sum that names no row.
  'insight/monitor/monitor[.]repository[.]ts$',
  // Which forms are in force, for every process; the tables that publishing makes, with its entry in the menu; data rules that name a field.
  'online/form/(stored-forms|form-table|field-uses|form-menu)[.]ts$',
];
