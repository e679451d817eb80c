-- DropIndex
DROP INDEX "move_source_kind_address_key";

-- AlterTable
ALTER TABLE "move_source" ADD COLUMN     "organisation_id" INTEGER;

-- AlterTable
ALTER TABLE "news" ADD COLUMN     "canonical_url" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "move_feed" (
    "source_id" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "etag" TEXT NOT NULL DEFAULT '',
    "last_modified" TEXT NOT NULL DEFAULT '',
    "every_hours" INTEGER,
    "options" JSONB NOT NULL DEFAULT '{}',
    "next_at" TIMESTAMPTZ(3),
    "run_id" INTEGER,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "problem" TEXT NOT NULL DEFAULT '',
    "retry_at" TIMESTAMPTZ(3),
    "paused_at" TIMESTAMPTZ(3),
    "paused_for" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "move_feed_pkey" PRIMARY KEY ("source_id")
);

-- CreateIndex
CREATE INDEX "move_feed_next_at_idx" ON "move_feed"("next_at");

-- CreateIndex
CREATE INDEX "move_source_organisation_id_idx" ON "move_source"("organisation_id");

-- CreateIndex
CREATE UNIQUE INDEX "move_source_kind_address_organisation_id_key" ON "move_source"("kind", "address", "organisation_id") NULLS NOT DISTINCT;

-- AddForeignKey
ALTER TABLE "move_source" ADD CONSTRAINT "move_source_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "move_feed" ADD CONSTRAINT "move_feed_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "move_source"("id") ON DELETE CASCADE ON UPDATE CASCADE;
