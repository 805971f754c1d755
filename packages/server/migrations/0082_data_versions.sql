CREATE TABLE "sys_data_version" (
	"part" integer PRIMARY KEY NOT NULL,
	"rights" bigint NOT NULL,
	"texts" bigint NOT NULL,
	"names" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sys_data_version" SET (fillfactor = 50);
--> statement-breakpoint
CREATE FUNCTION raise_data_version() RETURNS trigger LANGUAGE plpgsql AS $raise$
DECLARE
  topic text := tg_argv[0];
  -- Once in a transaction is enough; what a savepoint takes back, takes the mark with it.
  mark text := 'evergreen.raised_' || tg_argv[0];
  free_part integer;
  -- A part begins later than every one that was there before, so that no sum comes twice.
  beginning bigint := (extract(epoch FROM clock_timestamp()) * 1000000)::bigint;
BEGIN
  IF current_setting(mark, true) = pg_current_xact_id()::text THEN RETURN NULL; END IF;
  -- One that no other transaction has: two writers never wait for each other here.
  SELECT part INTO free_part FROM sys_data_version ORDER BY part LIMIT 1 FOR UPDATE SKIP LOCKED;
  INSERT INTO sys_data_version AS known (part, rights, texts, names)
    VALUES (coalesce(free_part, pg_backend_pid() % 32), beginning, beginning, beginning)
    ON CONFLICT (part) DO UPDATE SET
      rights = known.rights + (topic = 'rights')::integer,
      texts = known.texts + (topic = 'texts')::integer,
      names = known.names + (topic = 'names')::integer;
  PERFORM set_config(mark, pg_current_xact_id()::text, true);
  RETURN NULL;
END $raise$;
--> statement-breakpoint
DO $triggers$
DECLARE
  topic text;
  source text;
  event text;
BEGIN
  FOR topic, source, event IN VALUES
    ('rights', 'sys_role', 'UPDATE'),
    ('rights', 'sys_user_role', 'UPDATE'),
    ('rights', 'sys_role_permission', 'UPDATE'),
    ('rights', 'sys_permission', 'UPDATE'),
    ('rights', 'sys_depart', 'UPDATE'),
    ('rights', 'sys_user_depart', 'UPDATE'),
    ('rights', 'sys_depart_permission', 'UPDATE'),
    ('rights', 'sys_depart_role', 'UPDATE'),
    ('rights', 'sys_depart_role_user', 'UPDATE'),
    ('rights', 'sys_depart_role_permission', 'UPDATE'),
    ('rights', 'sys_permission_data_rule', 'UPDATE'),
    ('rights', 'sys_role_data_rule', 'UPDATE'),
    ('rights', 'tenant', 'UPDATE'),
    ('rights', 'sys_user_tenant', 'UPDATE'),
    ('texts', 'sys_dict', 'UPDATE'),
    ('texts', 'sys_dict_item', 'UPDATE'),
    -- A sign-in writes when somebody was last seen, and no name.
    ('names', 'sys_user', 'UPDATE OF username, realname, del_flag')
  LOOP
    EXECUTE format('CREATE TRIGGER raise_data_version AFTER INSERT OR DELETE OR TRUNCATE OR %s ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION raise_data_version(%L)', event, source, topic);
    -- Also for rows that are put back or replicated.
    EXECUTE format('ALTER TABLE %I ENABLE ALWAYS TRIGGER raise_data_version', source);
  END LOOP;
END $triggers$;
