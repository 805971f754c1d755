ALTER TABLE "sys_user" ADD COLUMN "left_time" timestamp(0);
--> statement-breakpoint
ALTER TABLE "sys_user" ADD COLUMN "successor" varchar(36);
--> statement-breakpoint
ALTER TABLE "sys_user" ADD CONSTRAINT "sys_user_successor_reference" FOREIGN KEY ("successor") REFERENCES "sys_user"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sys_user_left_time_order" ON "sys_user" USING btree ("left_time" nulls first,"id" collate "C") WHERE del_flag = 0;
