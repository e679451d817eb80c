-- The key of the browser that sent a vote, for one poll, where it keeps an id: whoever voted as a visitor is known again
-- when signed in. Votes that are there already have none.
ALTER TABLE "poll_vote" ADD COLUMN "browser" BYTEA;

-- CreateIndex
CREATE INDEX "poll_vote_poll_id_browser_idx" ON "poll_vote"("poll_id", "browser");
