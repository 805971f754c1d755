ALTER TABLE "sys_third_account" ADD COLUMN "id" varchar(36);
--> statement-breakpoint
UPDATE "sys_third_account" SET "id" = replace(gen_random_uuid()::text, '-', '');
--> statement-breakpoint
ALTER TABLE "sys_third_account" ALTER COLUMN "id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "sys_third_account" ADD COLUMN "name" varchar(128) DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sys_third_account" ADD COLUMN "made_with" varchar(64);
--> statement-breakpoint
ALTER TABLE "sys_third_account" ADD COLUMN "last_used_at" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "sys_third_code" ADD COLUMN "name" varchar(128) DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_third_account_id" ON "sys_third_account" USING btree ("id");
