-- AlterEnum
ALTER TYPE "move_status" ADD VALUE 'stopped';

-- AlterTable
ALTER TABLE "move_source" ADD COLUMN     "api_key" JSONB,
ADD COLUMN     "name" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "nightly_at" INTEGER,
ADD COLUMN     "nightly_days" INTEGER,
ADD COLUMN     "nightly_from" TIMESTAMPTZ(3),
ADD COLUMN     "nightly_until" DATE;

-- AlterTable
ALTER TABLE "move_mapping" ADD COLUMN     "label" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "move_thing" ADD COLUMN     "category" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "office" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "move_run" ADD COLUMN     "attempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "carrier" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "is_background" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_nightly" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "is_undoing" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "progress" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "move_item" ADD COLUMN     "decision" TEXT NOT NULL DEFAULT '';
