-- CreateTable
CREATE TABLE "alarm" (
    "id" TEXT NOT NULL,
    "raised_at" TIMESTAMPTZ(3) NOT NULL,
    "found" TEXT NOT NULL,
    "mailed_at" TIMESTAMPTZ(3),
    "cleared_at" TIMESTAMPTZ(3),

    CONSTRAINT "alarm_pkey" PRIMARY KEY ("id")
);
