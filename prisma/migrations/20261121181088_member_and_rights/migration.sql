-- AlterTable
ALTER TABLE "member" ADD COLUMN "deletion_told_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "contact_message" ADD COLUMN "sender_seen_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "contact_reply" ADD COLUMN "from_sender" BOOLEAN NOT NULL DEFAULT false;

-- CreateEnum
CREATE TYPE "rights_kind" AS ENUM ('access', 'correction', 'deletion', 'objection', 'portability', 'restriction', 'withdrawal');

-- CreateTable
CREATE TABLE "rights_request" (
    "id" SERIAL NOT NULL,
    "kind" "rights_kind" NOT NULL,
    "tracking_code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "text_search" TEXT NOT NULL,
    "status" "task_status" NOT NULL DEFAULT 'new',
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "extended_at" TIMESTAMPTZ(3),
    "week_told_at" TIMESTAMPTZ(3),
    "day_told_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "account_id" INTEGER,
    "assignee_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rights_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rights_step" (
    "id" SERIAL NOT NULL,
    "request_id" INTEGER NOT NULL,
    "account_id" INTEGER,
    "status" "task_status" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "internal_note" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rights_step_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "rights_request_tracking_code_key" ON "rights_request"("tracking_code");

-- CreateIndex
CREATE INDEX "rights_request_status_due_at_idx" ON "rights_request"("status", "due_at");

-- CreateIndex
CREATE INDEX "rights_request_closed_at_due_at_idx" ON "rights_request"("closed_at", "due_at");

-- CreateIndex
CREATE INDEX "rights_request_account_id_idx" ON "rights_request"("account_id");

-- CreateIndex
CREATE INDEX "rights_request_assignee_id_idx" ON "rights_request"("assignee_id");

-- CreateIndex
CREATE INDEX "rights_request_email_idx" ON "rights_request"("email");

-- CreateIndex
CREATE INDEX "rights_request_text_search_idx" ON "rights_request" USING GIN ("text_search" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "rights_step_request_id_at_idx" ON "rights_step"("request_id", "at");

-- CreateIndex
CREATE INDEX "rights_step_account_id_idx" ON "rights_step"("account_id");

-- AddForeignKey
ALTER TABLE "rights_request" ADD CONSTRAINT "rights_request_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rights_request" ADD CONSTRAINT "rights_request_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rights_step" ADD CONSTRAINT "rights_step_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "rights_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rights_step" ADD CONSTRAINT "rights_step_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
