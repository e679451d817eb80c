-- AlterTable
ALTER TABLE "poll" ADD COLUMN "outcome_changes" TEXT NOT NULL DEFAULT '',
ADD COLUMN "outcome_at" TIMESTAMPTZ(3),
ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "suggestion" ADD COLUMN "text_search" TEXT NOT NULL DEFAULT '',
ADD COLUMN "assignee_id" INTEGER;

-- AlterTable
ALTER TABLE "suggestion_step" ADD COLUMN "internal_note" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "suggestion_text_search_idx" ON "suggestion" USING GIN ("text_search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "suggestion_assignee_id_idx" ON "suggestion"("assignee_id");

-- CreateIndex
CREATE INDEX "poll_vote_poll_id_at_idx" ON "poll_vote"("poll_id", "at" DESC);

-- AddForeignKey
ALTER TABLE "suggestion" ADD CONSTRAINT "suggestion_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
