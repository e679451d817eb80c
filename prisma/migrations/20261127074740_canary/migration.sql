-- CreateTable
CREATE TABLE "canary_beat" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "machine" TEXT NOT NULL,
    "visible_ms" INTEGER,

    CONSTRAINT "canary_beat_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "canary_beat_at_idx" ON "canary_beat"("at");
