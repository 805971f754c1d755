CREATE TABLE "enterprise" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"name" varchar(100) NOT NULL,
	"credit_code" varchar(18) NOT NULL,
	"industry" varchar(36),
	"nature" varchar(64),
	"legal_person" varchar(30),
	"district_code" varchar(64),
	"address" varchar(200),
	"location" varchar(200),
	"cooperation_type" varchar(64),
	"contact" varchar(30),
	"office_phone" varchar(20),
	"license" text,
	"logo" text,
	"intro" varchar(1000),
	"audit_status" varchar(64) NOT NULL,
	"audit_reason" varchar(255),
	"status" varchar(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"title" varchar(100) NOT NULL,
	"cover" text,
	"category" varchar(36),
	"organizer" varchar(100) NOT NULL,
	"sponsor" varchar(100),
	"sign_up_start" timestamp(0) NOT NULL,
	"sign_up_end" timestamp(0) NOT NULL,
	"vote_start" timestamp(0),
	"vote_end" timestamp(0),
	"start_time" timestamp(0),
	"end_time" timestamp(0),
	"votes_per_day" integer NOT NULL,
	"awards" varchar(1000),
	"rules" text,
	"attachments" text,
	"work_count" integer,
	"vote_count" integer,
	"status" varchar(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_work" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"match_id" varchar(36) NOT NULL,
	"title" varchar(100) NOT NULL,
	"author_name" varchar(30) NOT NULL,
	"images" text,
	"video" text,
	"description" varchar(1000),
	"votes" integer,
	"audit_status" varchar(64) NOT NULL,
	"audit_reason" varchar(255),
	"rank" integer,
	"award" varchar(50)
);
--> statement-breakpoint
CREATE TABLE "retire_goods" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"name" varchar(100) NOT NULL,
	"category_id" varchar(36),
	"merchant_id" varchar(36),
	"cover" text,
	"images" text,
	"brand" varchar(50),
	"spec" varchar(50),
	"unit" varchar(10),
	"points" integer NOT NULL,
	"price" numeric(18, 2) NOT NULL,
	"market_price" numeric(18, 2),
	"stock" integer NOT NULL,
	"limit_per_user" integer,
	"delivery_mode" varchar(64) NOT NULL,
	"is_recommend" varchar(1) NOT NULL,
	"sort" integer NOT NULL,
	"detail" text,
	"sales" integer,
	"status" varchar(64) NOT NULL,
	"audit_status" varchar(64) NOT NULL,
	"audit_reason" varchar(255)
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"order_no" varchar(32) NOT NULL,
	"receiver" varchar(30) NOT NULL,
	"address" varchar(200),
	"delivery_mode" varchar(64) NOT NULL,
	"total_price" numeric(18, 2) NOT NULL,
	"total_points" integer NOT NULL,
	"pay_time" timestamp(0),
	"deliverer" varchar(30),
	"deliver_time" timestamp(0),
	"finish_time" timestamp(0),
	"refuse_reason" varchar(255),
	"refund_reason" varchar(255),
	"refund_time" timestamp(0),
	"deny_reason" varchar(255),
	"status_before" varchar(64),
	"comment" varchar(500),
	"comment_score" integer,
	"status" varchar(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_order_item" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"order_id" varchar(36) NOT NULL,
	"goods_id" varchar(36) NOT NULL,
	"goods_name" varchar(100) NOT NULL,
	"quantity" integer NOT NULL,
	"price" numeric(18, 2) NOT NULL,
	"points" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "square_post" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"summary" varchar(60) NOT NULL,
	"author_name" varchar(30) NOT NULL,
	"content" text,
	"images" text,
	"video" text,
	"place" varchar(100),
	"topic_id" varchar(36),
	"is_top" varchar(1) NOT NULL,
	"is_hot" varchar(1) NOT NULL,
	"like_count" integer,
	"comment_count" integer,
	"view_count" integer,
	"report_count" integer,
	"audit_status" varchar(64) NOT NULL,
	"audit_reason" varchar(255),
	"status" varchar(64) NOT NULL,
	"publish_time" timestamp(0)
);
--> statement-breakpoint
CREATE TABLE "rotation_chart" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"title" varchar(50) NOT NULL,
	"image" text NOT NULL,
	"link_type" varchar(64) NOT NULL,
	"link_url" varchar(255),
	"activity_id" varchar(36),
	"news_id" varchar(36),
	"curriculum_id" varchar(36),
	"goods_id" varchar(36),
	"status" varchar(64) NOT NULL,
	"sort" integer NOT NULL,
	"start_time" timestamp(0),
	"end_time" timestamp(0),
	"remark" varchar(300)
);
--> statement-breakpoint
CREATE TABLE "rotation_chart_shop" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"create_by" varchar(64),
	"create_time" timestamp(3) with time zone NOT NULL,
	"update_by" varchar(64),
	"update_time" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"tenant_id" integer NOT NULL,
	"sys_org_code" varchar(64) NOT NULL,
	"title" varchar(50) NOT NULL,
	"image" text NOT NULL,
	"link_type" varchar(64) NOT NULL,
	"link_url" varchar(255),
	"activity_id" varchar(36),
	"news_id" varchar(36),
	"curriculum_id" varchar(36),
	"goods_id" varchar(36),
	"status" varchar(64) NOT NULL,
	"sort" integer NOT NULL,
	"start_time" timestamp(0),
	"end_time" timestamp(0),
	"remark" varchar(300)
);
--> statement-breakpoint
ALTER TABLE "enterprise" ADD CONSTRAINT "enterprise_industry_reference" FOREIGN KEY ("industry") REFERENCES "sys_category"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_category_reference" FOREIGN KEY ("category") REFERENCES "sys_category"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "match_work" ADD CONSTRAINT "match_work_match_id_reference" FOREIGN KEY ("match_id") REFERENCES "match"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "retire_goods" ADD CONSTRAINT "retire_goods_category_id_reference" FOREIGN KEY ("category_id") REFERENCES "sys_category"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "retire_goods" ADD CONSTRAINT "retire_goods_merchant_id_reference" FOREIGN KEY ("merchant_id") REFERENCES "enterprise"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_order_item" ADD CONSTRAINT "shop_order_item_order_id_reference" FOREIGN KEY ("order_id") REFERENCES "shop_order"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_order_item" ADD CONSTRAINT "shop_order_item_goods_id_reference" FOREIGN KEY ("goods_id") REFERENCES "retire_goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "square_post" ADD CONSTRAINT "square_post_topic_id_reference" FOREIGN KEY ("topic_id") REFERENCES "topic"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rotation_chart" ADD CONSTRAINT "rotation_chart_activity_id_reference" FOREIGN KEY ("activity_id") REFERENCES "activity"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rotation_chart" ADD CONSTRAINT "rotation_chart_news_id_reference" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rotation_chart" ADD CONSTRAINT "rotation_chart_curriculum_id_reference" FOREIGN KEY ("curriculum_id") REFERENCES "curriculum"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rotation_chart" ADD CONSTRAINT "rotation_chart_goods_id_reference" FOREIGN KEY ("goods_id") REFERENCES "retire_goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rotation_chart_shop" ADD CONSTRAINT "rotation_chart_shop_activity_id_reference" FOREIGN KEY ("activity_id") REFERENCES "activity"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rotation_chart_shop" ADD CONSTRAINT "rotation_chart_shop_news_id_reference" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rotation_chart_shop" ADD CONSTRAINT "rotation_chart_shop_curriculum_id_reference" FOREIGN KEY ("curriculum_id") REFERENCES "curriculum"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rotation_chart_shop" ADD CONSTRAINT "rotation_chart_shop_goods_id_reference" FOREIGN KEY ("goods_id") REFERENCES "retire_goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_name_unique" ON "enterprise" USING btree ("tenant_id","name") WHERE del_flag = 0;
--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_credit_code_unique" ON "enterprise" USING btree ("tenant_id","credit_code") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "enterprise_create_time_order" ON "enterprise" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "enterprise_name_order" ON "enterprise" USING btree ("tenant_id","name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "enterprise_audit_status_order" ON "enterprise" USING btree ("tenant_id","audit_status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "enterprise_status_order" ON "enterprise" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "enterprise_update_time_order" ON "enterprise" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "enterprise_credit_code_order" ON "enterprise" USING btree ("tenant_id","credit_code" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "enterprise_industry_order" ON "enterprise" USING btree ("tenant_id","industry" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "enterprise_nature_order" ON "enterprise" USING btree ("tenant_id","nature" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "enterprise_district_code_order" ON "enterprise" USING btree ("tenant_id","district_code" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "enterprise_cooperation_type_order" ON "enterprise" USING btree ("tenant_id","cooperation_type" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "enterprise_name_bigrams" ON "enterprise" USING gin (text_bigrams(lower("name" collate "C")));
--> statement-breakpoint
CREATE INDEX "match_create_time_order" ON "match" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_title_order" ON "match" USING btree ("tenant_id","title" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_sign_up_start_order" ON "match" USING btree ("tenant_id","sign_up_start" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_end_time_order" ON "match" USING btree ("tenant_id","end_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_work_count_order" ON "match" USING btree ("tenant_id","work_count" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_vote_count_order" ON "match" USING btree ("tenant_id","vote_count" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_status_order" ON "match" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_update_time_order" ON "match" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_category_order" ON "match" USING btree ("tenant_id","category" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_start_time_order" ON "match" USING btree ("tenant_id","start_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_title_bigrams" ON "match" USING gin (text_bigrams(lower("title" collate "C")));
--> statement-breakpoint
CREATE UNIQUE INDEX "match_work_rank_unique" ON "match_work" USING btree ("tenant_id","match_id","rank") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_work_create_time_order" ON "match_work" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_work_title_order" ON "match_work" USING btree ("tenant_id","title" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_work_votes_order" ON "match_work" USING btree ("tenant_id","votes" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_work_audit_status_order" ON "match_work" USING btree ("tenant_id","audit_status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_work_rank_order" ON "match_work" USING btree ("tenant_id","rank" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_work_update_time_order" ON "match_work" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_work_match_id_order" ON "match_work" USING btree ("tenant_id","match_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "match_work_title_bigrams" ON "match_work" USING gin (text_bigrams(lower("title" collate "C")));
--> statement-breakpoint
CREATE INDEX "match_work_author_name_bigrams" ON "match_work" USING gin (text_bigrams(lower("author_name" collate "C")));
--> statement-breakpoint
CREATE INDEX "retire_goods_create_time_order" ON "retire_goods" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retire_goods_name_order" ON "retire_goods" USING btree ("tenant_id","name" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retire_goods_points_order" ON "retire_goods" USING btree ("tenant_id","points" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retire_goods_price_order" ON "retire_goods" USING btree ("tenant_id","price" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retire_goods_market_price_order" ON "retire_goods" USING btree ("tenant_id","market_price" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retire_goods_stock_order" ON "retire_goods" USING btree ("tenant_id","stock" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retire_goods_sort_order" ON "retire_goods" USING btree ("tenant_id","sort" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retire_goods_sales_order" ON "retire_goods" USING btree ("tenant_id","sales" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retire_goods_status_order" ON "retire_goods" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retire_goods_audit_status_order" ON "retire_goods" USING btree ("tenant_id","audit_status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retire_goods_update_time_order" ON "retire_goods" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retire_goods_category_id_order" ON "retire_goods" USING btree ("tenant_id","category_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retire_goods_merchant_id_order" ON "retire_goods" USING btree ("tenant_id","merchant_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retire_goods_delivery_mode_order" ON "retire_goods" USING btree ("tenant_id","delivery_mode" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retire_goods_is_recommend_order" ON "retire_goods" USING btree ("tenant_id","is_recommend" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "retire_goods_name_bigrams" ON "retire_goods" USING gin (text_bigrams(lower("name" collate "C")));
--> statement-breakpoint
CREATE UNIQUE INDEX "shop_order_order_no_unique" ON "shop_order" USING btree ("tenant_id","order_no") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "shop_order_create_time_order" ON "shop_order" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "shop_order_total_price_order" ON "shop_order" USING btree ("tenant_id","total_price" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "shop_order_total_points_order" ON "shop_order" USING btree ("tenant_id","total_points" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "shop_order_comment_score_order" ON "shop_order" USING btree ("tenant_id","comment_score" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "shop_order_status_order" ON "shop_order" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "shop_order_update_time_order" ON "shop_order" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "shop_order_delivery_mode_order" ON "shop_order" USING btree ("tenant_id","delivery_mode" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "shop_order_order_no_bigrams" ON "shop_order" USING gin (text_bigrams(lower("order_no" collate "C")));
--> statement-breakpoint
CREATE INDEX "shop_order_receiver_bigrams" ON "shop_order" USING gin (text_bigrams(lower("receiver" collate "C")));
--> statement-breakpoint
CREATE INDEX "shop_order_item_create_time_order" ON "shop_order_item" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "shop_order_item_update_time_order" ON "shop_order_item" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "shop_order_item_order_id_order" ON "shop_order_item" USING btree ("tenant_id","order_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "shop_order_item_goods_id_order" ON "shop_order_item" USING btree ("tenant_id","goods_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "square_post_create_time_order" ON "square_post" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "square_post_like_count_order" ON "square_post" USING btree ("tenant_id","like_count" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "square_post_comment_count_order" ON "square_post" USING btree ("tenant_id","comment_count" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "square_post_view_count_order" ON "square_post" USING btree ("tenant_id","view_count" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "square_post_report_count_order" ON "square_post" USING btree ("tenant_id","report_count" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "square_post_audit_status_order" ON "square_post" USING btree ("tenant_id","audit_status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "square_post_status_order" ON "square_post" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "square_post_publish_time_order" ON "square_post" USING btree ("tenant_id","publish_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "square_post_update_time_order" ON "square_post" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "square_post_topic_id_order" ON "square_post" USING btree ("tenant_id","topic_id" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "square_post_is_top_order" ON "square_post" USING btree ("tenant_id","is_top" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "square_post_is_hot_order" ON "square_post" USING btree ("tenant_id","is_hot" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "square_post_summary_bigrams" ON "square_post" USING gin (text_bigrams(lower("summary" collate "C")));
--> statement-breakpoint
CREATE INDEX "square_post_author_name_bigrams" ON "square_post" USING gin (text_bigrams(lower("author_name" collate "C")));
--> statement-breakpoint
CREATE INDEX "rotation_chart_sort_order" ON "rotation_chart" USING btree ("tenant_id","sort" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_title_order" ON "rotation_chart" USING btree ("tenant_id","title" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_start_time_order" ON "rotation_chart" USING btree ("tenant_id","start_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_end_time_order" ON "rotation_chart" USING btree ("tenant_id","end_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_create_time_order" ON "rotation_chart" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_update_time_order" ON "rotation_chart" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_link_type_order" ON "rotation_chart" USING btree ("tenant_id","link_type" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_status_order" ON "rotation_chart" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_title_bigrams" ON "rotation_chart" USING gin (text_bigrams(lower("title" collate "C")));
--> statement-breakpoint
CREATE INDEX "rotation_chart_shop_sort_order" ON "rotation_chart_shop" USING btree ("tenant_id","sort" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_shop_title_order" ON "rotation_chart_shop" USING btree ("tenant_id","title" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_shop_start_time_order" ON "rotation_chart_shop" USING btree ("tenant_id","start_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_shop_end_time_order" ON "rotation_chart_shop" USING btree ("tenant_id","end_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_shop_create_time_order" ON "rotation_chart_shop" USING btree ("tenant_id","create_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_shop_update_time_order" ON "rotation_chart_shop" USING btree ("tenant_id","update_time" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_shop_link_type_order" ON "rotation_chart_shop" USING btree ("tenant_id","link_type" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_shop_status_order" ON "rotation_chart_shop" USING btree ("tenant_id","status" collate "C" nulls first,"id" collate "C") WHERE del_flag = 0;
--> statement-breakpoint
CREATE INDEX "rotation_chart_shop_title_bigrams" ON "rotation_chart_shop" USING gin (text_bigrams(lower("title" collate "C")));
