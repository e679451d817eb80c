-- CreateTable
CREATE TABLE "news_review_point" (
    "id" SERIAL NOT NULL,
    "review_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "quote" TEXT NOT NULL DEFAULT '',
    "remark" TEXT NOT NULL,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "news_review_point_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "news_review_point_review_id_position_key" ON "news_review_point"("review_id", "position");

-- AddForeignKey
ALTER TABLE "news_review_point" ADD CONSTRAINT "news_review_point_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "news_review"("id") ON DELETE CASCADE ON UPDATE CASCADE;
