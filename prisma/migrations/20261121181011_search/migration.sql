-- AlterTable
ALTER TABLE "news" ADD COLUMN     "topic_words" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "search_miss" (
    "needle" TEXT NOT NULL,
    "typed" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_miss_pkey" PRIMARY KEY ("needle")
);

-- CreateIndex
CREATE INDEX "news_topic_words_idx" ON "news" USING GIN ("topic_words" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "search_miss_count_last_at_idx" ON "search_miss"("count" DESC, "last_at" DESC);

-- CreateIndex
CREATE INDEX "search_miss_last_at_idx" ON "search_miss"("last_at" DESC);

-- What readers see, newest first, whatever its section: a search for a common word walks along it.
CREATE INDEX "news_public" ON "news" ("publish_at" DESC, "id" DESC) WHERE "status" = 'allow' AND "deleted_at" IS NULL;

-- Finds the headlines that are not cut into words yet.
CREATE INDEX "news_uncut" ON "news" ("id") WHERE "topic_words" = '';

-- Uncompressed, a text is searched three times as fast.
ALTER TABLE "news" ALTER COLUMN "text_search" SET STORAGE EXTERNAL;
