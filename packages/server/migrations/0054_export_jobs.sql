CREATE TABLE "sys_export_job" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"user_id" varchar(36) NOT NULL,
	"resource" varchar(64) NOT NULL,
	"file_name" varchar(255) NOT NULL,
	"media_type" varchar(100) NOT NULL,
	"status" varchar(16) NOT NULL,
	"is_revealed" boolean NOT NULL,
	"total" integer,
	"written" integer DEFAULT 0 NOT NULL,
	"size" integer,
	"problem" varchar(16),
	"created_at" timestamp(3) with time zone NOT NULL,
	"alive_at" timestamp(3) with time zone NOT NULL,
	"expires_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE INDEX "sys_export_job_owner" ON "sys_export_job" USING btree ("tenant_id","user_id","created_at");
--> statement-breakpoint
CREATE INDEX "sys_export_job_expiry" ON "sys_export_job" USING btree ("status","expires_at");
