CREATE TABLE "sys_fill_counter" (
	"rule_id" varchar(36) NOT NULL,
	"tenant_id" integer NOT NULL,
	"period" varchar(14) NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "sys_fill_counter_rule_id_tenant_id_period_pk" PRIMARY KEY("rule_id","tenant_id","period")
);
--> statement-breakpoint
CREATE TABLE "sys_fill_rule" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"rule_name" varchar(100) NOT NULL,
	"rule_code" varchar(64) NOT NULL,
	"handler" varchar(64) NOT NULL,
	"prefix" varchar(16),
	"period" varchar(64) NOT NULL,
	"digits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_data_source" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"code" varchar(64) NOT NULL,
	"name" varchar(100) NOT NULL,
	"db_type" varchar(64) NOT NULL,
	"db_url" varchar(255) NOT NULL,
	"db_name" varchar(63) NOT NULL,
	"db_username" varchar(63) NOT NULL,
	"db_password" text NOT NULL,
	"remark" varchar(255)
);
--> statement-breakpoint
CREATE TABLE "sys_gateway_route" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"router_id" varchar(64) NOT NULL,
	"name" varchar(100) NOT NULL,
	"uri" varchar(255) NOT NULL,
	"predicates" text,
	"filters" text,
	"retryable" varchar(1) NOT NULL,
	"strip_prefix" varchar(1) NOT NULL,
	"persistable" varchar(1) NOT NULL,
	"show_api" varchar(1) NOT NULL,
	"status" varchar(64) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sys_dict_item" ALTER COLUMN "item_color" SET DATA TYPE varchar(64);
--> statement-breakpoint
ALTER TABLE "sys_dict_item" ALTER COLUMN "sort_order" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sys_dict_item" ALTER COLUMN "sort_order" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "sys_dict_item" ALTER COLUMN "status" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "sys_dict_item" ALTER COLUMN "status" SET DATA TYPE varchar(64);
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_fill_rule_rule_code_unique" ON "sys_fill_rule" USING btree ("rule_code") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_fill_rule_rule_code_order" ON "sys_fill_rule" USING btree ("rule_code" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_fill_rule_rule_name_order" ON "sys_fill_rule" USING btree ("rule_name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_fill_rule_create_time_order" ON "sys_fill_rule" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_fill_rule_update_time_order" ON "sys_fill_rule" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_fill_rule_handler_order" ON "sys_fill_rule" USING btree ("handler" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_fill_rule_rule_name_bigrams" ON "sys_fill_rule" USING gin (text_bigrams(lower("rule_name" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_fill_rule_rule_code_bigrams" ON "sys_fill_rule" USING gin (text_bigrams(lower("rule_code" collate "C")));
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_data_source_code_unique" ON "sys_data_source" USING btree ("code") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_data_source_code_order" ON "sys_data_source" USING btree ("code" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_data_source_name_order" ON "sys_data_source" USING btree ("name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_data_source_create_time_order" ON "sys_data_source" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_data_source_update_time_order" ON "sys_data_source" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_data_source_db_type_order" ON "sys_data_source" USING btree ("db_type" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_data_source_code_bigrams" ON "sys_data_source" USING gin (text_bigrams(lower("code" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_data_source_name_bigrams" ON "sys_data_source" USING gin (text_bigrams(lower("name" collate "C")));
--> statement-breakpoint
CREATE UNIQUE INDEX "sys_gateway_route_router_id_unique" ON "sys_gateway_route" USING btree ("router_id") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_gateway_route_router_id_order" ON "sys_gateway_route" USING btree ("router_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_gateway_route_name_order" ON "sys_gateway_route" USING btree ("name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_gateway_route_status_order" ON "sys_gateway_route" USING btree ("status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_gateway_route_create_time_order" ON "sys_gateway_route" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_gateway_route_update_time_order" ON "sys_gateway_route" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_gateway_route_router_id_bigrams" ON "sys_gateway_route" USING gin (text_bigrams(lower("router_id" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_gateway_route_name_bigrams" ON "sys_gateway_route" USING gin (text_bigrams(lower("name" collate "C")));
--> statement-breakpoint
ALTER TABLE "sys_dict_item" ADD CONSTRAINT "sys_dict_item_dict_id_reference" FOREIGN KEY ("dict_id") REFERENCES "sys_dict"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER INDEX "sys_check_rule_code_unique" RENAME TO "sys_check_rule_rule_code_unique";
--> statement-breakpoint
CREATE INDEX "sys_check_rule_rule_code_order" ON "sys_check_rule" USING btree ("rule_code" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_check_rule_rule_name_order" ON "sys_check_rule" USING btree ("rule_name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_check_rule_create_time_order" ON "sys_check_rule" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_check_rule_update_time_order" ON "sys_check_rule" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_check_rule_rule_name_bigrams" ON "sys_check_rule" USING gin (text_bigrams(lower("rule_name" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_check_rule_rule_code_bigrams" ON "sys_check_rule" USING gin (text_bigrams(lower("rule_code" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_dict_dict_code_order" ON "sys_dict" USING btree ("dict_code" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_dict_dict_name_order" ON "sys_dict" USING btree ("dict_name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_dict_create_time_order" ON "sys_dict" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_dict_update_time_order" ON "sys_dict" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_dict_dict_name_bigrams" ON "sys_dict" USING gin (text_bigrams(lower("dict_name" collate "C")));
--> statement-breakpoint
CREATE INDEX "sys_dict_dict_code_bigrams" ON "sys_dict" USING gin (text_bigrams(lower("dict_code" collate "C")));
--> statement-breakpoint
ALTER INDEX "sys_dict_item_value_unique" RENAME TO "sys_dict_item_item_value_unique";
--> statement-breakpoint
CREATE INDEX "sys_dict_item_sort_order_order" ON "sys_dict_item" USING btree ("sort_order" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_dict_item_item_text_order" ON "sys_dict_item" USING btree ("item_text" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_dict_item_item_value_order" ON "sys_dict_item" USING btree ("item_value" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_dict_item_status_order" ON "sys_dict_item" USING btree ("status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_dict_item_create_time_order" ON "sys_dict_item" USING btree ("create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_dict_item_update_time_order" ON "sys_dict_item" USING btree ("update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_dict_item_dict_id_order" ON "sys_dict_item" USING btree ("dict_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "sys_dict_item_item_text_bigrams" ON "sys_dict_item" USING gin (text_bigrams(lower("item_text" collate "C")));
