CREATE TABLE "sys_notice_setting" (
	"user_id" varchar(36) PRIMARY KEY NOT NULL,
	"channels" jsonb NOT NULL,
	"quiet" jsonb,
	"paused_until" timestamp(3) with time zone,
	"digest_weekday" integer NOT NULL,
	"digest_hour" integer NOT NULL,
	"is_mailed" varchar(1) NOT NULL,
	"digested_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sys_notice" ADD COLUMN "kind" varchar(16) DEFAULT 'result' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sys_notice" ADD COLUMN "priority" varchar(1) DEFAULT 'L' NOT NULL;
--> statement-breakpoint
-- Who did not want system messages was not told of these either.
INSERT INTO "sys_muted_notice" ("user_id", "kind")
SELECT muted."user_id", kinds."kind" FROM "sys_muted_notice" muted
CROSS JOIN (VALUES ('result'), ('file'), ('job'), ('alert')) AS kinds("kind")
WHERE muted."kind" = 'systemMessage' ON CONFLICT DO NOTHING;
