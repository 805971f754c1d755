CREATE INDEX "activity_sign_up_activity_id_within" ON "activity_sign_up" USING btree ("activity_id") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "family_member_retiree_id_within" ON "family_member" USING btree ("retiree_id") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "certification_retiree_id_within" ON "certification" USING btree ("retiree_id") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_work_match_id_within" ON "match_work" USING btree ("match_id") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "shop_order_item_order_id_within" ON "shop_order_item" USING btree ("order_id") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_agent_user_id_within" ON "sys_user_agent" USING btree ("user_id") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_depart_role_depart_id_within" ON "sys_depart_role" USING btree ("depart_id") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_dict_item_dict_id_within" ON "sys_dict_item" USING btree ("dict_id") WHERE del_flag = 0;
