-- CreateTable
CREATE TABLE "synonym_group" (
    "id" SERIAL NOT NULL,
    "words" TEXT[],
    "needles" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "synonym_group_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "synonym_group_needles_idx" ON "synonym_group" USING GIN ("needles");
