-- AlterTable
ALTER TABLE "news_review" ADD COLUMN     "stand_in_for" TEXT;

-- CreateTable
CREATE TABLE "absence" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "stand_in_id" INTEGER NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "absence_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "absence_account_id_last_day_idx" ON "absence"("account_id", "last_day");

-- CreateIndex
CREATE INDEX "absence_stand_in_id_last_day_idx" ON "absence"("stand_in_id", "last_day");

-- AddForeignKey
ALTER TABLE "absence" ADD CONSTRAINT "absence_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "absence" ADD CONSTRAINT "absence_stand_in_id_fkey" FOREIGN KEY ("stand_in_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Both days are included, and nobody stands in for oneself.
ALTER TABLE "absence" ADD CONSTRAINT "absence_days" CHECK ("last_day" >= "first_day");
ALTER TABLE "absence" ADD CONSTRAINT "absence_other" CHECK ("stand_in_id" <> "account_id");
