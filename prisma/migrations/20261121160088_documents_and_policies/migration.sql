-- CreateEnum
CREATE TYPE "policy_kind" AS ENUM ('privacy', 'website');

-- CreateTable
CREATE TABLE "document_visit" (
    "document_id" INTEGER NOT NULL,
    "visitor" BYTEA NOT NULL,
    "address" BYTEA NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "document_visit_pkey" PRIMARY KEY ("document_id","visitor")
);

-- CreateTable
CREATE TABLE "policy_version" (
    "id" SERIAL NOT NULL,
    "kind" "policy_kind" NOT NULL,
    "number" INTEGER NOT NULL,
    "html" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_id" INTEGER,

    CONSTRAINT "policy_version_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "document_visit_document_id_address_at_idx" ON "document_visit"("document_id", "address", "at");

-- CreateIndex
CREATE INDEX "document_visit_at_idx" ON "document_visit"("at");

-- CreateIndex
CREATE INDEX "policy_version_created_by_id_idx" ON "policy_version"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "policy_version_kind_number_key" ON "policy_version"("kind", "number");

-- AddForeignKey
ALTER TABLE "document_visit" ADD CONSTRAINT "document_visit_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "policy_version" ADD CONSTRAINT "policy_version_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;
