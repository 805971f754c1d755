CREATE TABLE "sys_list_layout" (
	"user_id" varchar(36) NOT NULL,
	"list" varchar(64) NOT NULL,
	"columns" text,
	"density" varchar(16),
	"changed_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "sys_list_layout_user_id_list_pk" PRIMARY KEY("user_id","list")
);
