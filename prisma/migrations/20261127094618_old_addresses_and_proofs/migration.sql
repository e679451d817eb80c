-- AlterTable
ALTER TABLE "move_source" ADD COLUMN     "pictures_at" TIMESTAMPTZ(3),
ADD COLUMN     "pictures_tries" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "move_item" ADD COLUMN     "pictures_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "move_file" ADD COLUMN     "again_at" TIMESTAMPTZ(3),
ADD COLUMN     "path" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "tries" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "old_address" ADD COLUMN     "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
ADD COLUMN     "target" TEXT,
ALTER COLUMN "news_id" DROP NOT NULL;

-- CreateTable
CREATE TABLE "move_proof" (
    "id" SERIAL NOT NULL,
    "source_id" INTEGER NOT NULL,
    "status" "move_status" NOT NULL DEFAULT 'running',
    "seed" TEXT NOT NULL,
    "phase" TEXT NOT NULL DEFAULT '',
    "cursor" TEXT NOT NULL DEFAULT '',
    "result" JSONB NOT NULL DEFAULT '{}',
    "problem" TEXT NOT NULL DEFAULT '',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "alive_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "move_proof_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "move_proof_item" (
    "proof_id" INTEGER NOT NULL,
    "old_id" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "payload" JSONB,

    CONSTRAINT "move_proof_item_pkey" PRIMARY KEY ("proof_id","old_id")
);

-- CreateIndex
CREATE INDEX "move_proof_source_id_started_at_idx" ON "move_proof"("source_id", "started_at" DESC);

-- CreateIndex
CREATE INDEX "move_file_path_idx" ON "move_file"("path");

-- AddForeignKey
ALTER TABLE "move_proof" ADD CONSTRAINT "move_proof_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "move_source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "move_proof_item" ADD CONSTRAINT "move_proof_item_proof_id_fkey" FOREIGN KEY ("proof_id") REFERENCES "move_proof"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An old address leads to an item or to a page.
ALTER TABLE "old_address" ADD CONSTRAINT "old_address_one_target" CHECK (num_nonnulls(news_id, target) = 1);
