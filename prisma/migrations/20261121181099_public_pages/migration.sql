-- CreateTable
CREATE TABLE "faq_entry" (
    "id" SERIAL NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "target" TEXT NOT NULL DEFAULT '',
    "visible" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "faq_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "disclosure_item" (
    "id" SERIAL NOT NULL,
    "fiscal_year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "part" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "target" TEXT NOT NULL DEFAULT '',
    "document_id" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "disclosure_item_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "disclosure_item_fiscal_year_number_key" ON "disclosure_item"("fiscal_year", "number");

-- CreateIndex
CREATE INDEX "disclosure_item_document_id_idx" ON "disclosure_item"("document_id");

-- AddForeignKey
ALTER TABLE "disclosure_item" ADD CONSTRAINT "disclosure_item_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "document"("id") ON DELETE SET NULL ON UPDATE CASCADE;
