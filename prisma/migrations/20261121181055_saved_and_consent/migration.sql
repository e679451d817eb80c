ALTER TABLE "saved_news" ADD COLUMN "removed_at" TIMESTAMPTZ(3);
CREATE INDEX "saved_news_removed_at_idx" ON "saved_news"("removed_at") WHERE "removed_at" IS NOT NULL;

CREATE TABLE "cookie_consent" (
    "id" BIGSERIAL NOT NULL,
    "browser_id" TEXT NOT NULL,
    "policy" INTEGER NOT NULL,
    "statistics" BOOLEAN NOT NULL,
    "offline" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cookie_consent_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "cookie_consent_at_idx" ON "cookie_consent"("at");
CREATE INDEX "cookie_consent_browser_id_idx" ON "cookie_consent"("browser_id");
