CREATE TABLE "sys_muted_notice" (
	"user_id" varchar(36) NOT NULL,
	"kind" varchar(32) NOT NULL,
	CONSTRAINT "sys_muted_notice_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "sys_recovery_code" (
	"user_id" varchar(36) NOT NULL,
	"code_hash" varchar(64) NOT NULL,
	CONSTRAINT "sys_recovery_code_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sys_second_factor" (
	"user_id" varchar(36) PRIMARY KEY NOT NULL,
	"secret" text,
	"turned_on_at" timestamp(3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"new_secret" text,
	"new_secret_expires_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sys_sign_in_ticket" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sys_role" ADD COLUMN "needs_second_factor" varchar(1) DEFAULT 'N' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sys_role" ALTER COLUMN "needs_second_factor" DROP DEFAULT;
--> statement-breakpoint
CREATE INDEX "sys_role_needs_second_factor_order" ON "sys_role" USING btree ("needs_second_factor" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
