-- CreateTable
CREATE TABLE "news_escalation" (
    "news_id" INTEGER NOT NULL,
    "waits_since" TIMESTAMPTZ(3) NOT NULL,
    "escalated_at" TIMESTAMPTZ(3) NOT NULL,
    "desk" TEXT,

    CONSTRAINT "news_escalation_pkey" PRIMARY KEY ("news_id")
);

-- CreateIndex
CREATE INDEX "news_escalation_escalated_at_idx" ON "news_escalation"("escalated_at" DESC);

-- AddForeignKey
ALTER TABLE "news_escalation" ADD CONSTRAINT "news_escalation_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;
