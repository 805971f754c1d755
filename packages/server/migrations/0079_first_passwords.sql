-- An account that was made by an import has a password that somebody else knows, which its owner has to change first.
ALTER TABLE "sys_user" ADD COLUMN "must_change_password" varchar(1);
