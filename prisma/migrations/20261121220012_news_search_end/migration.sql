-- When the next item disappears by time alone.
CREATE INDEX "news_search_unpublish" ON "news_search" ("unpublish_at") WHERE "unpublish_at" IS NOT NULL;
