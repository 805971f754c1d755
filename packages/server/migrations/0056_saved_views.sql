ALTER TABLE "sys_saved_query" ADD COLUMN "layout" text;
