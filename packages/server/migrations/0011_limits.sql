CREATE TABLE "sys_captcha" (
	"key_hash" varchar(64) PRIMARY KEY NOT NULL,
	"answer_hash" varchar(64) NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_login_throttle" (
	"key_hash" varchar(64) PRIMARY KEY NOT NULL,
	"failed" real NOT NULL,
	"leak" real NOT NULL,
	"last_at" timestamp(3) with time zone NOT NULL,
	"trusted_until" timestamp(3) with time zone,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_rate_limit" (
	"key_hash" varchar(64) PRIMARY KEY NOT NULL,
	"taken" bigint[] NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sys_third_code" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE INDEX "sys_captcha_expires_at" ON "sys_captcha" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sys_login_throttle_expires_at" ON "sys_login_throttle" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sys_rate_limit_expires_at" ON "sys_rate_limit" USING btree ("expires_at");
