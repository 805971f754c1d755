ALTER TABLE "activity_sign_up" ALTER COLUMN "name" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "activity_sign_up" ALTER COLUMN "phone" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "match_work" ALTER COLUMN "author_name" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "activity_sign_up" ADD COLUMN "retiree_id" varchar(36);
--> statement-breakpoint
ALTER TABLE "match_work" ADD COLUMN "retiree_id" varchar(36);
--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "retiree_id" varchar(36);
--> statement-breakpoint
ALTER TABLE "square_post" ADD COLUMN "retiree_id" varchar(36);
--> statement-breakpoint
ALTER TABLE "activity_sign_up" ADD CONSTRAINT "activity_sign_up_retiree_id_reference" FOREIGN KEY ("retiree_id") REFERENCES "retiree"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "match_work" ADD CONSTRAINT "match_work_retiree_id_reference" FOREIGN KEY ("retiree_id") REFERENCES "retiree"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_retiree_id_reference" FOREIGN KEY ("retiree_id") REFERENCES "retiree"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "square_post" ADD CONSTRAINT "square_post_retiree_id_reference" FOREIGN KEY ("retiree_id") REFERENCES "retiree"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "activity_sign_up_retiree_id_order" ON "activity_sign_up" USING btree ("tenant_id","retiree_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_work_retiree_id_order" ON "match_work" USING btree ("tenant_id","retiree_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "shop_order_retiree_id_order" ON "shop_order" USING btree ("tenant_id","retiree_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "square_post_retiree_id_order" ON "square_post" USING btree ("tenant_id","retiree_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
