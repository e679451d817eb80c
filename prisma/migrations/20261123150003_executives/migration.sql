-- CreateTable
CREATE TABLE "executive" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "part" TEXT NOT NULL DEFAULT '',
    "duties" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "media_id" INTEGER,
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "executive_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "executive_media_id_idx" ON "executive"("media_id");

-- AddForeignKey
ALTER TABLE "executive" ADD CONSTRAINT "executive_media_id_fkey" FOREIGN KEY ("media_id") REFERENCES "media"("id") ON DELETE SET NULL ON UPDATE CASCADE;
