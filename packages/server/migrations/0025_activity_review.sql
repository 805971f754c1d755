-- What people could sign up for counts as passed. The default writes no row, drafts alone are written.
ALTER TABLE "activity" ADD COLUMN "audit_status" varchar(64) DEFAULT '1' NOT NULL;
--> statement-breakpoint
UPDATE "activity" SET "audit_status" = '0' WHERE "status" = '0';
--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "audit_status" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "audit_reason" varchar(200);
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "cover" text;
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "district_code" varchar(64);
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "location" varchar(200);
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "attachments" text;
--> statement-breakpoint
CREATE INDEX "activity_audit_status_order" ON "activity" USING btree ("tenant_id","audit_status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
