ALTER TABLE "activity" ALTER COLUMN "content" SET DATA TYPE text;
--> statement-breakpoint
-- Plain text becomes HTML: its signs are escaped, every line that holds something is a paragraph.
UPDATE "activity" SET "content" = CASE WHEN "content" ~ '[^[:space:]]' THEN '<p>' || regexp_replace(
  replace(replace(replace(regexp_replace("content", '^[[:space:]]+|[[:space:]]+$', '', 'g'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
  '[ \t]*[\r\n][[:space:]]*', '</p><p>', 'g') || '</p>' END WHERE "content" IS NOT NULL;
