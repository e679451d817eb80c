-- CreateTable
CREATE TABLE "office_pace" (
    "organisation_id" INTEGER NOT NULL,
    "minutes" INTEGER NOT NULL,
    "decisions" INTEGER NOT NULL,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "office_pace_pkey" PRIMARY KEY ("organisation_id")
);

-- CreateIndex
CREATE INDEX "news_review_at_idx" ON "news_review"("at");

-- AddForeignKey
ALTER TABLE "office_pace" ADD CONSTRAINT "office_pace_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
