-- CreateTable
CREATE TABLE "organisation_health" (
    "organisation_id" INTEGER NOT NULL,
    "score" SMALLINT,
    "facts" JSONB NOT NULL,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organisation_health_pkey" PRIMARY KEY ("organisation_id")
);

-- CreateIndex
CREATE INDEX "organisation_health_score_idx" ON "organisation_health"("score");

-- CreateIndex
CREATE INDEX "organisation_health_counted_at_idx" ON "organisation_health"("counted_at");

-- AddForeignKey
ALTER TABLE "organisation_health" ADD CONSTRAINT "organisation_health_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
