-- CreateTable
CREATE TABLE "news_pass" (
    "news_id" INTEGER NOT NULL,
    "organisation_id" INTEGER NOT NULL,
    "account_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "news_pass_pkey" PRIMARY KEY ("news_id","organisation_id")
);

-- CreateIndex
CREATE INDEX "news_pass_organisation_id_idx" ON "news_pass"("organisation_id");

-- CreateIndex
CREATE INDEX "news_pass_account_id_idx" ON "news_pass"("account_id");

-- AddForeignKey
ALTER TABLE "news_pass" ADD CONSTRAINT "news_pass_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_pass" ADD CONSTRAINT "news_pass_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_pass" ADD CONSTRAINT "news_pass_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
