-- AlterTable
ALTER TABLE "notice" ADD COLUMN     "to_people" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "notice_person" (
    "notice_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "delivered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),

    CONSTRAINT "notice_person_pkey" PRIMARY KEY ("notice_id","account_id")
);

-- CreateIndex
CREATE INDEX "notice_person_account_id_idx" ON "notice_person"("account_id");

-- AddForeignKey
ALTER TABLE "notice_person" ADD CONSTRAINT "notice_person_notice_id_fkey" FOREIGN KEY ("notice_id") REFERENCES "notice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_person" ADD CONSTRAINT "notice_person_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
