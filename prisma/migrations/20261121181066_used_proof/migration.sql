-- CreateTable
CREATE TABLE "used_proof" (
    "nonce" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_proof_pkey" PRIMARY KEY ("nonce")
);

-- CreateIndex
CREATE INDEX "used_proof_expires_at_idx" ON "used_proof"("expires_at");
