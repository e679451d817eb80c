-- CreateTable
CREATE TABLE "figure_item" (
    "news_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "organisation_id" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,
    "section" "section" NOT NULL,
    "author_id" INTEGER NOT NULL,

    CONSTRAINT "figure_item_pkey" PRIMARY KEY ("news_id")
);

-- CreateTable
CREATE TABLE "figure_dirty" (
    "id" BIGSERIAL NOT NULL,
    "news_id" INTEGER NOT NULL,
    "due" TIMESTAMPTZ(3) NOT NULL,
    "was_public" BOOLEAN NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "figure_dirty_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "figure_state" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "next_item" INTEGER NOT NULL,
    "last_item" INTEGER NOT NULL,
    "next_day" DATE,

    CONSTRAINT "figure_state_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "figure_day" (
    "grain" SMALLINT NOT NULL,
    "at" DATE NOT NULL,
    "organisation_id" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,
    "author_id" INTEGER NOT NULL,
    "section" "section" NOT NULL,
    "published" INTEGER NOT NULL,
    "reads" BIGINT NOT NULL,
    "shares" BIGINT NOT NULL,

    CONSTRAINT "figure_day_pkey" PRIMARY KEY ("grain","at","organisation_id","category_id","author_id","section")
);

-- CreateTable
CREATE TABLE "figure_month" (
    "grain" SMALLINT NOT NULL,
    "at" DATE NOT NULL,
    "organisation_id" INTEGER NOT NULL,
    "category_id" INTEGER NOT NULL,
    "author_id" INTEGER NOT NULL,
    "section" "section" NOT NULL,
    "published" INTEGER NOT NULL,
    "reads" BIGINT NOT NULL,
    "shares" BIGINT NOT NULL,

    CONSTRAINT "figure_month_pkey" PRIMARY KEY ("grain","at","organisation_id","category_id","author_id","section")
);

-- CreateIndex
CREATE INDEX "figure_item_day_idx" ON "figure_item"("day");

-- CreateIndex
CREATE INDEX "figure_dirty_due_idx" ON "figure_dirty"("due");

-- CreateIndex
CREATE INDEX "figure_day_organisation_id_grain_at_idx" ON "figure_day"("organisation_id", "grain", "at");

-- CreateIndex
CREATE INDEX "figure_month_organisation_id_grain_at_idx" ON "figure_month"("organisation_id", "grain", "at");

-- What the schema language cannot say: one row of state, and the notes that changed items leave behind.
ALTER TABLE "figure_state" ADD CONSTRAINT "figure_state_one_row" CHECK ("id" = 1);

-- A note is due when its item can have become public: now, or at the time that was chosen for it.
CREATE FUNCTION "note_new_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_dirty (news_id, due, was_public, day)
  SELECT id, CASE WHEN status = 'allow' THEN GREATEST(now(), publish_at) ELSE now() END,
    status = 'hide' AND publish_at <= LEAST(now(), updated_at), (publish_at AT TIME ZONE 'Asia/Bangkok')::date
  FROM added WHERE status IN ('allow', 'hide') AND deleted_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "news_new_figures" AFTER INSERT ON "news" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "note_new_figures"();

-- What was public until this very change has been published, however short it was.
CREATE FUNCTION "note_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_public CONSTANT boolean := OLD.status = 'allow' AND OLD.deleted_at IS NULL AND OLD.publish_at <= now()
    AND (OLD.unpublish_at IS NULL OR OLD.unpublish_at > OLD.publish_at);
BEGIN
  INSERT INTO figure_dirty (news_id, due, was_public, day)
  VALUES (NEW.id, now(), was_public, (OLD.publish_at AT TIME ZONE 'Asia/Bangkok')::date);
  IF NEW.status = 'allow' AND NEW.deleted_at IS NULL AND NEW.publish_at > now() THEN
    INSERT INTO figure_dirty (news_id, due, was_public, day)
    VALUES (NEW.id, NEW.publish_at, false, (NEW.publish_at AT TIME ZONE 'Asia/Bangkok')::date);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "news_figures" AFTER UPDATE ON "news" FOR EACH ROW
  WHEN ((OLD.status, OLD.deleted_at, OLD.publish_at, OLD.unpublish_at, OLD.organisation_id, OLD.category_id, OLD.section,
      OLD.system_user_id, OLD.college_user_id)
    IS DISTINCT FROM (NEW.status, NEW.deleted_at, NEW.publish_at, NEW.unpublish_at, NEW.organisation_id, NEW.category_id,
      NEW.section, NEW.system_user_id, NEW.college_user_id))
  EXECUTE FUNCTION "note_figures"();

-- Items that are there already are taken in from here, batch by batch, by the job that keeps the figures.
INSERT INTO "figure_state" ("id", "next_item", "last_item") SELECT 1, 1, COALESCE(max("id"), 0) FROM "news";
