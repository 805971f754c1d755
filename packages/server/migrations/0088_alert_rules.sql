CREATE TABLE "sys_alert_state" (
	"rule_id" varchar(36) PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_alert_rule" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"title" varchar(800) NOT NULL,
	"is_on" varchar(1) NOT NULL,
	"metric" varchar(64) NOT NULL,
	"comparison" varchar(64) NOT NULL,
	"threshold" numeric(18, 2) NOT NULL,
	"minutes" integer NOT NULL,
	"clear_threshold" numeric(18, 2) NOT NULL,
	"pause_hours" integer NOT NULL,
	"role_id" varchar(36),
	"phase" varchar(64),
	"phase_time" timestamp(0),
	"phase_value" numeric(18, 2)
);
--> statement-breakpoint
ALTER TABLE "sys_alert_rule" ADD CONSTRAINT "sys_alert_rule_role_id_reference" FOREIGN KEY ("role_id") REFERENCES "sys_role"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_alert_rule_title_unique" ON "sys_alert_rule" USING btree (replace(lower(normalize("title", NFKC) collate "C"), ' ', '')) WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_alert_rule_title_order" ON "sys_alert_rule" USING btree ("title" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_alert_rule_create_time_order" ON "sys_alert_rule" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_alert_rule_update_time_order" ON "sys_alert_rule" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_alert_rule_is_on_order" ON "sys_alert_rule" USING btree ("is_on" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_alert_rule_metric_order" ON "sys_alert_rule" USING btree ("metric" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_alert_rule_phase_order" ON "sys_alert_rule" USING btree ("phase" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_alert_rule_title_bigrams" ON "sys_alert_rule" USING gin (text_bigrams(lower(normalize("title", NFKC) collate "C"))) WITH (gin_pending_list_limit=64);
--> statement-breakpoint
ALTER TABLE "sys_alert_state" ADD CONSTRAINT "sys_alert_state_rule_id_reference" FOREIGN KEY ("rule_id") REFERENCES "sys_alert_rule"("id") ON DELETE CASCADE;
