DROP INDEX "match_work_rank_unique";
--> statement-breakpoint
ALTER TABLE "certification" ADD COLUMN "cert_status_before" varchar(64);
--> statement-breakpoint
ALTER TABLE "certification" ADD COLUMN "cert_date_before" date;
--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "ranks_given" varchar(4000);
--> statement-breakpoint
ALTER TABLE "match" ADD COLUMN "unreviewed_count" integer;
--> statement-breakpoint
ALTER TABLE "match_work" ADD COLUMN "is_tied" varchar(1) DEFAULT 'N' NOT NULL;
--> statement-breakpoint
ALTER TABLE "match_work" ALTER COLUMN "is_tied" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "returned_amount" numeric(18, 2);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "returned_points" integer;
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "return_reason" varchar(2040);
--> statement-breakpoint
CREATE INDEX "match_unreviewed_count_order" ON "match" USING btree ("tenant_id","unreviewed_count" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
-- What the works of a match and the orders that were taken back say of themselves.
UPDATE "match" SET
  unreviewed_count = (SELECT count(*) FROM match_work w WHERE w.match_id = "match".id AND w.del_flag = 0 AND w.audit_status = '0'),
  ranks_given = (SELECT left(string_agg(w.rank::text, '、' ORDER BY w.rank), 500) FROM match_work w
    WHERE w.match_id = "match".id AND w.del_flag = 0 AND w.rank IS NOT NULL);
--> statement-breakpoint
UPDATE shop_order SET returned_amount = total_price, returned_points = total_points
  WHERE status IN ('7', '9', '10') AND pay_time IS NOT NULL;
