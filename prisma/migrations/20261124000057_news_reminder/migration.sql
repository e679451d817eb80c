-- CreateTable
CREATE TABLE "news_reminder" (
    "news_id" INTEGER NOT NULL,
    "waits_since" TIMESTAMPTZ(3) NOT NULL,
    "reminded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "news_reminder_pkey" PRIMARY KEY ("news_id")
);

-- AddForeignKey
ALTER TABLE "news_reminder" ADD CONSTRAINT "news_reminder_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;
