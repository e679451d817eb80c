-- AlterTable
ALTER TABLE "news" ADD COLUMN     "publish_on_approval" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "save_key" UUID;

-- AlterTable
ALTER TABLE "news_revision" ADD COLUMN     "base_version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "comment" TEXT;

-- AlterTable
ALTER TABLE "news_review" ADD COLUMN     "event" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "news_inline_media" (
    "news_id" INTEGER NOT NULL,
    "media_id" INTEGER NOT NULL,

    CONSTRAINT "news_inline_media_pkey" PRIMARY KEY ("news_id","media_id")
);

-- CreateIndex
CREATE INDEX "news_inline_media_media_id_idx" ON "news_inline_media"("media_id");

-- CreateIndex
CREATE UNIQUE INDEX "news_save_key_key" ON "news"("save_key");

-- AddForeignKey
ALTER TABLE "news_inline_media" ADD CONSTRAINT "news_inline_media_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_inline_media" ADD CONSTRAINT "news_inline_media_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the schema language cannot say: rules of rows.
ALTER TABLE "news"
  ADD CONSTRAINT "news_unapproved_has_no_level" CHECK ("status" NOT IN ('draft', 'wait', 'return') OR "approve_level" = 0),
  ADD CONSTRAINT "news_public_has_its_time" CHECK ("status" <> 'allow' OR NOT "publish_on_approval");
CREATE UNIQUE INDEX "news_revision_one_pending" ON "news_revision" ("news_id") WHERE "state" = 'pending';

-- Nobody approves an item of their own as a college user, whatever the program says.
CREATE FUNCTION "refuse_own_approval"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.to_status = 'allow' AND EXISTS (
    SELECT FROM news n JOIN college_user u ON u.id = n.college_user_id
    WHERE n.id = NEW.news_id AND u.account_id = NEW.account_id
  ) THEN
    RAISE EXCEPTION 'the author of item % may not approve it', NEW.news_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "news_review_not_by_author" BEFORE INSERT ON "news_review" FOR EACH ROW EXECUTE FUNCTION "refuse_own_approval"();
