-- The list of a section is read by the newsroom too, whose conditions fit no partial index; so this one knows every status.
DROP INDEX "news_shown_section";
CREATE INDEX "news_section_status_publish_at_id_idx" ON "news" ("section", "status", "publish_at" DESC, "id" DESC)
  INCLUDE ("category_id", "deleted_at", "unpublish_at");

-- A month of the archive is paged through without a look at the items.
DROP INDEX "news_public";
CREATE INDEX "news_public" ON "news" ("publish_at" DESC, "id" DESC) INCLUDE ("category_id", "unpublish_at")
  WHERE "status" = 'allow' AND "deleted_at" IS NULL;

-- The newsroom's own items and those that wait, of one organisation.
DROP INDEX "news_desk_organisation";
CREATE INDEX "news_desk_organisation" ON "news" ("organisation_id", "section", "updated_at" DESC, "id" DESC)
  INCLUDE ("status") WHERE "deleted_at" IS NULL;

-- Counts everything anew, for who has written past the triggers (as with session_replication_role = replica).
CREATE FUNCTION "recount_news_tally"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE news IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM news_tally_change;
  DELETE FROM news_tally;
  INSERT INTO news_tally (scope, category_id, status, ends, starts, items)
  SELECT r.scope, r.category_id, r.status_, r.ends_, r.starts, count(*) FROM news n
  CROSS JOIN LATERAL tally_rows(n.category_id, n.organisation_id, n.status, n.approve_level, n.publish_at, n.unpublish_at IS NOT NULL) r
  WHERE n.deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5;
END $$;
