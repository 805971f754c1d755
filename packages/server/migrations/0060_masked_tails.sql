CREATE INDEX "activity_sign_up_phone_tail" ON "activity_sign_up" USING btree (right("phone", 4) collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_pension_card_no_tail" ON "retiree" USING btree (right("pension_card_no", 4) collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_phone_tail" ON "retiree" USING btree (right("phone", 4) collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_landline_tail" ON "retiree" USING btree (right("landline", 4) collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retiree_emergency_phone_tail" ON "retiree" USING btree (right("emergency_phone", 4) collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "family_member_phone_tail" ON "family_member" USING btree (right("phone", 4) collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_user_phone_tail" ON "sys_user" USING btree (right("phone", 4) collate "C") WHERE del_flag = 0;
