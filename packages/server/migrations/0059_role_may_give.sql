CREATE TABLE "sys_role_may_give" (
	"role_id" varchar(36) NOT NULL,
	"given_id" varchar(36) NOT NULL,
	CONSTRAINT "sys_role_may_give_role_id_given_id_pk" PRIMARY KEY("role_id","given_id")
);
--> statement-breakpoint
ALTER TABLE "sys_role_may_give" ADD CONSTRAINT "sys_role_may_give_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "sys_role"("id");
--> statement-breakpoint
ALTER TABLE "sys_role_may_give" ADD CONSTRAINT "sys_role_may_give_given_id_fk" FOREIGN KEY ("given_id") REFERENCES "sys_role"("id");
