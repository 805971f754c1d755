alter table sys_permission add column seeded_hash varchar(64);
