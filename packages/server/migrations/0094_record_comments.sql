CREATE TABLE "sys_record_comment" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"resource" varchar(64) NOT NULL,
	"row_id" varchar(36) NOT NULL,
	"at" timestamp(3) with time zone NOT NULL,
	"by" varchar(64) NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sys_record_comment_newest" ON "sys_record_comment" USING btree ("resource","row_id","at");
