-- CreateEnum
CREATE TYPE "alert_rhythm" AS ENUM ('now', 'daily', 'weekly');

-- CreateTable
CREATE TABLE "alert_address" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "secret" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "alert_address_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alert" (
    "id" SERIAL NOT NULL,
    "address_id" INTEGER NOT NULL,
    "account_id" INTEGER,
    "filter" JSONB NOT NULL,
    "filter_key" TEXT NOT NULL,
    "rhythm" "alert_rhythm" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "stopped_at" TIMESTAMPTZ(3),
    "last_sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "alert_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "alert_item" (
    "alert_id" INTEGER NOT NULL,
    "news_id" INTEGER NOT NULL,
    "public_at" TIMESTAMPTZ(3) NOT NULL,
    "mailed_at" TIMESTAMPTZ(3),

    CONSTRAINT "alert_item_pkey" PRIMARY KEY ("alert_id","news_id")
);

-- CreateTable
CREATE TABLE "news_outing" (
    "news_id" INTEGER NOT NULL,
    "due" TIMESTAMPTZ(3) NOT NULL,
    "taken_at" TIMESTAMPTZ(3),

    CONSTRAINT "news_outing_pkey" PRIMARY KEY ("news_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "alert_address_email_key" ON "alert_address"("email");

-- CreateIndex
CREATE INDEX "alert_account_id_idx" ON "alert"("account_id");

-- CreateIndex
CREATE UNIQUE INDEX "alert_address_id_filter_key_key" ON "alert"("address_id", "filter_key");

-- CreateIndex
CREATE INDEX "alert_item_news_id_idx" ON "alert_item"("news_id");

-- AddForeignKey
ALTER TABLE "alert" ADD CONSTRAINT "alert_address_id_fkey" FOREIGN KEY ("address_id") REFERENCES "alert_address"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert" ADD CONSTRAINT "alert_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert_item" ADD CONSTRAINT "alert_item_alert_id_fkey" FOREIGN KEY ("alert_id") REFERENCES "alert"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "alert_item" ADD CONSTRAINT "alert_item_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_outing" ADD CONSTRAINT "news_outing_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema language cannot say: indexes of what is still to do, and the notes of items that become public.
CREATE INDEX "alert_item_open_idx" ON "alert_item"("alert_id") WHERE "mailed_at" IS NULL;
CREATE INDEX "news_outing_open_idx" ON "news_outing"("due") WHERE "taken_at" IS NULL;

-- An item is due when it can become public: now, or at the time that was chosen for it. Once taken it stays so, whatever happens.
CREATE FUNCTION "note_new_outings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO news_outing (news_id, due)
  SELECT id, GREATEST(now(), publish_at) FROM added WHERE status = 'allow' AND deleted_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "news_new_outings" AFTER INSERT ON "news" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "note_new_outings"();

CREATE FUNCTION "note_outing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO news_outing AS o (news_id, due) VALUES (NEW.id, GREATEST(now(), NEW.publish_at))
  ON CONFLICT (news_id) DO UPDATE SET due = excluded.due WHERE o.taken_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "news_outing" AFTER UPDATE ON "news" FOR EACH ROW
  WHEN (NEW.status = 'allow' AND NEW.deleted_at IS NULL
    AND (OLD.status, OLD.deleted_at, OLD.publish_at, OLD.unpublish_at)
    IS DISTINCT FROM (NEW.status, NEW.deleted_at, NEW.publish_at, NEW.unpublish_at))
  EXECUTE FUNCTION "note_outing"();

-- What readers have seen before alerts were there is not sent; what waits for its time is.
INSERT INTO "news_outing" ("news_id", "due", "taken_at")
SELECT "id", "publish_at", CASE WHEN "publish_at" <= now() THEN now() END FROM "news"
WHERE "status" = 'allow' OR ("status" = 'hide' AND "publish_at" <= now());
