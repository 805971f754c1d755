-- What waits to be put into its place in an index of bigrams is read to its end by every search. Without a vacuum the list grew to
-- 4 MB (the default of gin_pending_list_limit); 64 kB is the least that PostgreSQL allows.
DO $$
DECLARE
  bigrams regclass;
BEGIN
  FOR bigrams IN
    SELECT pg_class.oid::regclass
    FROM pg_class JOIN pg_am ON pg_am.oid = relam
    WHERE amname = 'gin' AND relname LIKE '%\_bigrams' AND relnamespace = current_schema()::regnamespace
  LOOP
    EXECUTE format('ALTER INDEX %s SET (gin_pending_list_limit = 64)', bigrams);
    PERFORM gin_clean_pending_list(bigrams);
  END LOOP;
END
$$;
