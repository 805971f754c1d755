CREATE TABLE "sys_live_tick" (
	"process_id" varchar(36) PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
