-- CreateIndex
CREATE INDEX "forum_post_body_idx" ON "forum_post" USING GIN ("body" gin_trgm_ops);
