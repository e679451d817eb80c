-- DropIndex
DROP INDEX "news_section_status_publish_at_id_idx";

-- DropIndex
DROP INDEX "news_organisation_id_status_publish_at_id_idx";

-- DropIndex
DROP INDEX "news_approve_level_status_publish_at_id_idx";

-- CreateTable
CREATE TABLE "news_tally" (
    "scope" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,
    "status" "news_status" NOT NULL,
    "ends" BOOLEAN NOT NULL,
    "starts" DATE NOT NULL,
    "items" INTEGER NOT NULL,

    CONSTRAINT "news_tally_pkey" PRIMARY KEY ("scope","category_id","status","ends","starts")
);

-- CreateTable
CREATE TABLE "news_tally_change" (
    "id" BIGSERIAL NOT NULL,
    "scope" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,
    "status" "news_status" NOT NULL,
    "ends" BOOLEAN NOT NULL,
    "starts" DATE NOT NULL,
    "items" INTEGER NOT NULL,

    CONSTRAINT "news_tally_change_pkey" PRIMARY KEY ("id")
);

-- What readers see, newest first, of a category, a section and an organisation. A page deep in a list reads these alone,
-- so they carry what decides whether an item is shown.
CREATE INDEX "news_shown_category" ON "news" ("category_id", "publish_at" DESC, "id" DESC) INCLUDE ("unpublish_at")
  WHERE "status" = 'allow' AND "deleted_at" IS NULL;
CREATE INDEX "news_shown_section" ON "news" ("section", "publish_at" DESC, "id" DESC) INCLUDE ("category_id", "unpublish_at")
  WHERE "status" = 'allow' AND "deleted_at" IS NULL;
CREATE INDEX "news_shown_organisation" ON "news" ("organisation_id", "publish_at" DESC, "id" DESC)
  INCLUDE ("category_id", "unpublish_at") WHERE "status" = 'allow' AND "deleted_at" IS NULL;
-- Every public item has the first level, so it needs no index.
CREATE INDEX "news_shown_level" ON "news" ("category_id", "approve_level", "publish_at" DESC, "id" DESC) INCLUDE ("unpublish_at")
  WHERE "status" = 'allow' AND "deleted_at" IS NULL AND "approve_level" > 1;
-- The items with an end: those whose end is still to come are counted one by one.
CREATE INDEX "news_ending" ON "news" ("category_id", "unpublish_at") INCLUDE ("publish_at", "organisation_id", "approve_level")
  WHERE "status" = 'allow' AND "deleted_at" IS NULL AND "unpublish_at" IS NOT NULL;
-- The newsroom's lists: everything but the bin by its last change, the bin, and the few that are not public.
CREATE INDEX "news_desk" ON "news" ("section", "updated_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
CREATE INDEX "news_desk_organisation" ON "news" ("organisation_id", "section", "updated_at" DESC, "id" DESC) WHERE "deleted_at" IS NULL;

-- The rows of the tally in which an item that is not in the bin counts: all organisations by Thai month (scope 0), the
-- agency's main news by month (-1), and its own organisation by year.
CREATE FUNCTION "tally_rows"(category integer, organisation integer, status news_status, level integer, publish_at timestamptz, ends boolean)
  RETURNS TABLE (scope integer, category_id integer, status_ news_status, ends_ boolean, starts date) LANGUAGE sql IMMUTABLE AS $$
  SELECT v.scope, category, status, ends, date_trunc(v.span, publish_at AT TIME ZONE 'Asia/Bangkok')::date
  FROM (VALUES (0, 'month'), (organisation, 'year'), (CASE WHEN level >= 3 THEN -1 END, 'month')) v (scope, span)
  WHERE v.scope IS NOT NULL
$$;

-- Adds the changes up. Nobody waits for anybody: a change is a row of its own, whoever gets the lock takes in all that are
-- committed, and readers add those that are left.
CREATE FUNCTION "fold_news_tally"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('news_tally')) THEN RETURN; END IF;
  WITH taken AS (
    DELETE FROM news_tally_change RETURNING scope, category_id, status, ends, starts, items
  )
  INSERT INTO news_tally AS t (scope, category_id, status, ends, starts, items)
  SELECT scope, category_id, status, ends, starts, sum(items) FROM taken GROUP BY 1, 2, 3, 4, 5 HAVING sum(items) <> 0
  ON CONFLICT (scope, category_id, status, ends, starts) DO UPDATE SET items = t.items + excluded.items;
END $$;

CREATE FUNCTION "tally_added"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO news_tally_change (scope, category_id, status, ends, starts, items)
  SELECT r.scope, r.category_id, r.status_, r.ends_, r.starts, count(*) FROM added n
  CROSS JOIN LATERAL tally_rows(n.category_id, n.organisation_id, n.status, n.approve_level, n.publish_at, n.unpublish_at IS NOT NULL) r
  WHERE n.deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5;
  PERFORM fold_news_tally();
  RETURN NULL;
END $$;
CREATE TRIGGER "news_tally_added" AFTER INSERT ON "news" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_added"();

CREATE FUNCTION "tally_removed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO news_tally_change (scope, category_id, status, ends, starts, items)
  SELECT r.scope, r.category_id, r.status_, r.ends_, r.starts, -count(*) FROM removed n
  CROSS JOIN LATERAL tally_rows(n.category_id, n.organisation_id, n.status, n.approve_level, n.publish_at, n.unpublish_at IS NOT NULL) r
  WHERE n.deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5;
  PERFORM fold_news_tally();
  RETURN NULL;
END $$;
CREATE TRIGGER "news_tally_removed" AFTER DELETE ON "news" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_removed"();

CREATE FUNCTION "tally_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO news_tally_change (scope, category_id, status, ends, starts, items)
  SELECT r.scope, r.category_id, r.status_, r.ends_, r.starts, -1
  FROM tally_rows(OLD.category_id, OLD.organisation_id, OLD.status, OLD.approve_level, OLD.publish_at, OLD.unpublish_at IS NOT NULL) r
  WHERE OLD.deleted_at IS NULL
  UNION ALL
  SELECT r.scope, r.category_id, r.status_, r.ends_, r.starts, 1
  FROM tally_rows(NEW.category_id, NEW.organisation_id, NEW.status, NEW.approve_level, NEW.publish_at, NEW.unpublish_at IS NOT NULL) r
  WHERE NEW.deleted_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "news_tally_changed" AFTER UPDATE ON "news" FOR EACH ROW
  WHEN ((OLD.status, OLD.deleted_at IS NULL, OLD.publish_at, OLD.unpublish_at IS NULL, OLD.organisation_id, OLD.category_id, OLD.approve_level)
    IS DISTINCT FROM
    (NEW.status, NEW.deleted_at IS NULL, NEW.publish_at, NEW.unpublish_at IS NULL, NEW.organisation_id, NEW.category_id, NEW.approve_level))
  EXECUTE FUNCTION "tally_changed"();

-- After the rows of a statement have noted their changes.
CREATE FUNCTION "tally_fold"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM news_tally_change) THEN PERFORM fold_news_tally(); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "news_tally_fold" AFTER UPDATE ON "news" FOR EACH STATEMENT EXECUTE FUNCTION "tally_fold"();

CREATE FUNCTION "tally_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  TRUNCATE news_tally, news_tally_change;
  RETURN NULL;
END $$;
CREATE TRIGGER "news_tally_emptied" AFTER TRUNCATE ON "news" FOR EACH STATEMENT EXECUTE FUNCTION "tally_emptied"();

-- What is there already.
INSERT INTO "news_tally" ("scope", "category_id", "status", "ends", "starts", "items")
SELECT r.scope, r.category_id, r.status_, r.ends_, r.starts, count(*) FROM "news" n
CROSS JOIN LATERAL tally_rows(n.category_id, n.organisation_id, n.status, n.approve_level, n.publish_at, n.unpublish_at IS NOT NULL) r
WHERE n.deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5;

-- Where the kept figures and the items differ; nothing, unless somebody has written past the triggers.
CREATE VIEW "news_tally_drift" AS
SELECT scope, category_id, status, ends, starts, sum(kept)::int AS kept, sum(counted)::int AS counted FROM (
  SELECT scope, category_id, status, ends, starts, items AS kept, 0 AS counted FROM news_tally
  UNION ALL
  SELECT scope, category_id, status, ends, starts, items, 0 FROM news_tally_change
  UNION ALL
  SELECT r.scope, r.category_id, r.status_, r.ends_, r.starts, 0, 1 FROM news n
  CROSS JOIN LATERAL tally_rows(n.category_id, n.organisation_id, n.status, n.approve_level, n.publish_at, n.unpublish_at IS NOT NULL) r
  WHERE n.deleted_at IS NULL
) t GROUP BY 1, 2, 3, 4, 5 HAVING sum(kept) <> sum(counted);
