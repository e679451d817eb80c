-- CreateTable
CREATE TABLE "error_group" (
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "message" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "error_group_pkey" PRIMARY KEY ("hour","message","place","detail")
);

-- CreateIndex
CREATE INDEX "error_group_last_at_idx" ON "error_group"("last_at");
