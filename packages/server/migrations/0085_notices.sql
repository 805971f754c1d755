CREATE TABLE "sys_notice" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"key" varchar(200) NOT NULL,
	"count" integer NOT NULL,
	"title_zh" varchar(400) NOT NULL,
	"title_en" varchar(400) NOT NULL,
	"many_zh" varchar(400) NOT NULL,
	"many_en" varchar(400) NOT NULL,
	"reason" text,
	"sender" varchar(100) NOT NULL,
	"link" varchar(300) NOT NULL,
	"list_link" varchar(300) NOT NULL,
	"created_at" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone NOT NULL,
	"read_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_notice_unread" ON "sys_notice" USING btree ("user_id","tenant_id","key") WHERE "sys_notice"."read_at" is null;
--> statement-breakpoint
CREATE INDEX "sys_notice_newest" ON "sys_notice" USING btree ("user_id","tenant_id","updated_at" DESC NULLS LAST);
