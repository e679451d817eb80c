-- CreateEnum
CREATE TYPE "move_status" AS ENUM ('running', 'done', 'failed', 'undone');

-- CreateEnum
CREATE TYPE "move_state" AS ENUM ('waiting', 'written', 'unchanged', 'conflict', 'failed', 'gone', 'undone');

-- CreateTable
CREATE TABLE "move_source" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "media_base" TEXT,
    "is_private" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "move_source_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "move_mapping" (
    "source_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "target_id" INTEGER,
    "chosen" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "move_mapping_pkey" PRIMARY KEY ("source_id","kind","name")
);

-- CreateTable
CREATE TABLE "move_thing" (
    "source_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "old_id" TEXT NOT NULL,
    "new_id" INTEGER,
    "hash" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "reads" INTEGER NOT NULL DEFAULT 0,
    "shares" INTEGER NOT NULL DEFAULT 0,
    "run_id" INTEGER,

    CONSTRAINT "move_thing_pkey" PRIMARY KEY ("source_id","kind","old_id")
);

-- CreateTable
CREATE TABLE "move_run" (
    "id" SERIAL NOT NULL,
    "source_id" INTEGER NOT NULL,
    "status" "move_status" NOT NULL DEFAULT 'running',
    "is_dry" BOOLEAN NOT NULL DEFAULT false,
    "since" TIMESTAMPTZ(3),
    "options" JSONB NOT NULL DEFAULT '{}',
    "phase" TEXT NOT NULL DEFAULT '',
    "findings" JSONB NOT NULL DEFAULT '{}',
    "problem" TEXT NOT NULL DEFAULT '',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "alive_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "move_run_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "move_item" (
    "run_id" INTEGER NOT NULL,
    "old_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "state" "move_state" NOT NULL DEFAULT 'waiting',
    "new_id" INTEGER,
    "payload" JSONB,
    "pictures_wait" BOOLEAN NOT NULL DEFAULT false,
    "dropped" JSONB NOT NULL DEFAULT '[]',
    "reason" TEXT NOT NULL DEFAULT '',
    "before" JSONB,

    CONSTRAINT "move_item_pkey" PRIMARY KEY ("run_id","old_id")
);

-- CreateTable
CREATE TABLE "move_file" (
    "source_id" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "file" JSONB,
    "reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "move_file_pkey" PRIMARY KEY ("source_id","address")
);

-- CreateTable
CREATE TABLE "old_address" (
    "path" TEXT NOT NULL,
    "news_id" INTEGER NOT NULL,
    "source_id" INTEGER,

    CONSTRAINT "old_address_pkey" PRIMARY KEY ("path")
);

-- CreateIndex
CREATE UNIQUE INDEX "move_source_kind_address_key" ON "move_source"("kind", "address");

-- CreateIndex
CREATE INDEX "move_thing_kind_new_id_idx" ON "move_thing"("kind", "new_id");

-- CreateIndex
CREATE INDEX "move_thing_run_id_idx" ON "move_thing"("run_id");

-- CreateIndex
CREATE INDEX "move_run_source_id_started_at_idx" ON "move_run"("source_id", "started_at" DESC);

-- CreateIndex
CREATE INDEX "move_run_status_alive_at_idx" ON "move_run"("status", "alive_at");

-- CreateIndex
CREATE INDEX "move_item_run_id_state_position_idx" ON "move_item"("run_id", "state", "position");

-- CreateIndex
CREATE INDEX "move_item_run_id_pictures_wait_position_idx" ON "move_item"("run_id", "pictures_wait", "position");

-- CreateIndex
CREATE INDEX "old_address_news_id_idx" ON "old_address"("news_id");

-- CreateIndex
CREATE INDEX "old_address_source_id_idx" ON "old_address"("source_id");

-- AddForeignKey
ALTER TABLE "move_mapping" ADD CONSTRAINT "move_mapping_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "move_source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "move_thing" ADD CONSTRAINT "move_thing_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "move_source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "move_run" ADD CONSTRAINT "move_run_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "move_source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "move_item" ADD CONSTRAINT "move_item_run_id_fkey" FOREIGN KEY ("run_id") REFERENCES "move_run"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "move_file" ADD CONSTRAINT "move_file_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "move_source"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "old_address" ADD CONSTRAINT "old_address_news_id_fkey" FOREIGN KEY ("news_id") REFERENCES "news"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "old_address" ADD CONSTRAINT "old_address_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "move_source"("id") ON DELETE SET NULL ON UPDATE CASCADE;
