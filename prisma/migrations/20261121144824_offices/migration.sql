-- AlterTable
ALTER TABLE "organisation" ADD COLUMN     "people_confirmed_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "news_report" ADD COLUMN     "assignee_id" INTEGER,
ADD COLUMN     "note" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "notice" ADD COLUMN     "recalled_at" TIMESTAMPTZ(3),
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "period" ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "report_correction" (
    "id" SERIAL NOT NULL,
    "report_id" INTEGER NOT NULL,
    "note" TEXT NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "account_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_correction_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "report_correction_report_id_at_idx" ON "report_correction"("report_id", "at");

-- CreateIndex
CREATE INDEX "report_correction_account_id_idx" ON "report_correction"("account_id");

-- CreateIndex
CREATE INDEX "news_report_assignee_id_idx" ON "news_report"("assignee_id");

-- AddForeignKey
ALTER TABLE "news_report" ADD CONSTRAINT "news_report_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_correction" ADD CONSTRAINT "report_correction_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "performance_report"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report_correction" ADD CONSTRAINT "report_correction_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
