ALTER TABLE "retiree" ADD COLUMN "health_remark" varchar(500);
