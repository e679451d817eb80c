-- AlterTable
ALTER TABLE "notice" ADD COLUMN     "sender_id" INTEGER,
ADD COLUMN     "is_union" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "notice_target" ADD COLUMN     "excluded" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "notice_sender_id_sent_at_idx" ON "notice"("sender_id", "sent_at" DESC);

-- AddForeignKey
ALTER TABLE "notice" ADD CONSTRAINT "notice_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "organisation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- Kinds and areas narrow each other from now on; notices that name both keep their meaning, the union of all.
UPDATE "notice" n SET "is_union" = true
WHERE EXISTS (SELECT 1 FROM "notice_target" t WHERE t."notice_id" = n."id" AND t."kind" IS NOT NULL AND t."organisation_id" IS NULL)
  AND EXISTS (SELECT 1 FROM "notice_target" t WHERE t."notice_id" = n."id"
    AND (t."region_group_id" IS NOT NULL OR t."province_id" IS NOT NULL OR (t."kind" IS NOT NULL AND t."organisation_id" IS NOT NULL)));
