-- The pairs of neighbouring characters in a text, each once. Costly beside a comparison, so that a plan reads it from an index.
CREATE FUNCTION text_bigrams(words text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 1000
AS $$ select coalesce(array_agg(distinct substr(words, place, 2)), '{}') from generate_series(1, length(words) - 1) place $$;
--> statement-breakpoint
-- What earlier versions made at start, where the extension pg_trgm was there.
DO $$
DECLARE former text;
BEGIN
  FOR former IN SELECT indexname FROM pg_indexes WHERE schemaname = current_schema() AND indexname LIKE '%\_trigrams' LOOP
    EXECUTE format('DROP INDEX %I', former);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE INDEX "activity_title_bigrams" ON "activity" USING gin (text_bigrams(lower("title" collate "C")));
--> statement-breakpoint
CREATE INDEX "activity_sign_up_name_bigrams" ON "activity_sign_up" USING gin (text_bigrams(lower("name" collate "C")));
--> statement-breakpoint
CREATE INDEX "activity_type_name_bigrams" ON "activity_type" USING gin (text_bigrams(lower("name" collate "C")));
--> statement-breakpoint
CREATE INDEX "activity_type_code_bigrams" ON "activity_type" USING gin (text_bigrams(lower("code" collate "C")));
--> statement-breakpoint
CREATE INDEX "topic_name_bigrams" ON "topic" USING gin (text_bigrams(lower("name" collate "C")));
--> statement-breakpoint
CREATE INDEX "position_code_bigrams" ON "position" USING gin (text_bigrams(lower("code" collate "C")));
--> statement-breakpoint
CREATE INDEX "position_name_bigrams" ON "position" USING gin (text_bigrams(lower("name" collate "C")));
--> statement-breakpoint
CREATE INDEX "tenant_name_bigrams" ON "tenant" USING gin (text_bigrams(lower("name" collate "C")));
--> statement-breakpoint
CREATE INDEX "message_template_template_code_bigrams" ON "message_template" USING gin (text_bigrams(lower("template_code" collate "C")));
--> statement-breakpoint
CREATE INDEX "message_template_template_name_bigrams" ON "message_template" USING gin (text_bigrams(lower("template_name" collate "C")));
--> statement-breakpoint
CREATE INDEX "message_es_title_bigrams" ON "message" USING gin (text_bigrams(lower("es_title" collate "C")));
--> statement-breakpoint
CREATE INDEX "message_es_receiver_bigrams" ON "message" USING gin (text_bigrams(lower("es_receiver" collate "C")));
