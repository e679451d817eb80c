-- CreateEnum
CREATE TYPE "voice_kind" AS ENUM ('message', 'report', 'suggestion', 'complaint', 'request');

-- AlterTable
ALTER TABLE "contact_message" ADD COLUMN     "organisation_id" INTEGER;

-- AlterTable
ALTER TABLE "contact_reply" ADD COLUMN     "organisation_id" INTEGER;

-- AlterTable
ALTER TABLE "suggestion" ADD COLUMN     "organisation_id" INTEGER;

-- AlterTable
ALTER TABLE "suggestion_step" ADD COLUMN     "organisation_id" INTEGER;

-- AlterTable
ALTER TABLE "rights_request" ADD COLUMN     "organisation_id" INTEGER;

-- AlterTable
ALTER TABLE "rights_step" ADD COLUMN     "organisation_id" INTEGER;

-- CreateTable
CREATE TABLE "voice" (
    "id" SERIAL NOT NULL,
    "kind" "voice_kind" NOT NULL,
    "message_id" INTEGER,
    "report_id" INTEGER,
    "suggestion_id" INTEGER,
    "request_id" INTEGER,
    "organisation_id" INTEGER,
    "status" "task_status" NOT NULL DEFAULT 'new',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "told_at" TIMESTAMPTZ(3),
    "soon_told_at" TIMESTAMPTZ(3),
    "late_told_at" TIMESTAMPTZ(3),

    CONSTRAINT "voice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "voice_handover" (
    "id" SERIAL NOT NULL,
    "voice_id" INTEGER NOT NULL,
    "from_id" INTEGER,
    "to_id" INTEGER,
    "account_id" INTEGER,
    "reason" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "voice_handover_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "voice_note" (
    "id" SERIAL NOT NULL,
    "voice_id" INTEGER NOT NULL,
    "organisation_id" INTEGER,
    "account_id" INTEGER,
    "body" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "voice_note_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "voice_message_id_key" ON "voice"("message_id");

-- CreateIndex
CREATE UNIQUE INDEX "voice_report_id_key" ON "voice"("report_id");

-- CreateIndex
CREATE UNIQUE INDEX "voice_suggestion_id_key" ON "voice"("suggestion_id");

-- CreateIndex
CREATE UNIQUE INDEX "voice_request_id_key" ON "voice"("request_id");

-- CreateIndex
CREATE INDEX "voice_organisation_id_status_created_at_idx" ON "voice"("organisation_id", "status", "created_at");

-- CreateIndex
CREATE INDEX "voice_organisation_id_status_due_at_idx" ON "voice"("organisation_id", "status", "due_at");

-- CreateIndex
CREATE INDEX "voice_status_due_at_idx" ON "voice"("status", "due_at");

-- CreateIndex
CREATE INDEX "voice_organisation_id_closed_at_idx" ON "voice"("organisation_id", "closed_at");

-- CreateIndex
CREATE INDEX "voice_closed_at_idx" ON "voice"("closed_at");

-- CreateIndex
CREATE INDEX "voice_handover_voice_id_at_idx" ON "voice_handover"("voice_id", "at");

-- CreateIndex
CREATE INDEX "voice_handover_from_id_idx" ON "voice_handover"("from_id");

-- CreateIndex
CREATE INDEX "voice_handover_to_id_idx" ON "voice_handover"("to_id");

-- CreateIndex
CREATE INDEX "voice_handover_account_id_idx" ON "voice_handover"("account_id");

-- CreateIndex
CREATE INDEX "voice_note_voice_id_at_idx" ON "voice_note"("voice_id", "at");

-- CreateIndex
CREATE INDEX "voice_note_organisation_id_idx" ON "voice_note"("organisation_id");

-- CreateIndex
CREATE INDEX "voice_note_account_id_idx" ON "voice_note"("account_id");

-- CreateIndex
CREATE INDEX "contact_message_organisation_id_idx" ON "contact_message"("organisation_id");

-- CreateIndex
CREATE INDEX "contact_reply_organisation_id_idx" ON "contact_reply"("organisation_id");

-- CreateIndex
CREATE INDEX "suggestion_organisation_id_idx" ON "suggestion"("organisation_id");

-- CreateIndex
CREATE INDEX "suggestion_step_organisation_id_idx" ON "suggestion_step"("organisation_id");

-- CreateIndex
CREATE INDEX "rights_request_organisation_id_idx" ON "rights_request"("organisation_id");

-- CreateIndex
CREATE INDEX "rights_step_organisation_id_idx" ON "rights_step"("organisation_id");

-- AddForeignKey
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_reply" ADD CONSTRAINT "contact_reply_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suggestion" ADD CONSTRAINT "suggestion_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "suggestion_step" ADD CONSTRAINT "suggestion_step_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rights_request" ADD CONSTRAINT "rights_request_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rights_step" ADD CONSTRAINT "rights_step_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voice" ADD CONSTRAINT "voice_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "contact_message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voice" ADD CONSTRAINT "voice_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "news_report"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voice" ADD CONSTRAINT "voice_suggestion_id_fkey" FOREIGN KEY ("suggestion_id") REFERENCES "suggestion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voice" ADD CONSTRAINT "voice_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "rights_request"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voice" ADD CONSTRAINT "voice_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voice_handover" ADD CONSTRAINT "voice_handover_voice_id_fkey" FOREIGN KEY ("voice_id") REFERENCES "voice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voice_handover" ADD CONSTRAINT "voice_handover_from_id_fkey" FOREIGN KEY ("from_id") REFERENCES "organisation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voice_handover" ADD CONSTRAINT "voice_handover_to_id_fkey" FOREIGN KEY ("to_id") REFERENCES "organisation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voice_handover" ADD CONSTRAINT "voice_handover_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voice_note" ADD CONSTRAINT "voice_note_voice_id_fkey" FOREIGN KEY ("voice_id") REFERENCES "voice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voice_note" ADD CONSTRAINT "voice_note_organisation_id_fkey" FOREIGN KEY ("organisation_id") REFERENCES "organisation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "voice_note" ADD CONSTRAINT "voice_note_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "voice" ADD CONSTRAINT "voice_of_one" CHECK (num_nonnulls("message_id", "report_id", "suggestion_id", "request_id") = 1);

-- Due date by the site's setting; data requests have their own by law.
CREATE FUNCTION "get_voice_due"(at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT at + make_interval(days => COALESCE((SELECT (value ->> 'voiceDays')::int FROM setting WHERE key = 'site'), 15))
$$;

-- Office of an organisation: none for the agency itself, and for a closed organisation, where nobody would read it.
CREATE FUNCTION "get_voice_office"(asked int) RETURNS int LANGUAGE sql STABLE AS $$
  SELECT id FROM organisation WHERE id = asked AND kind <> 'agency' AND status = 'open'
$$;

-- Every message, report, suggestion and request has its voice, whichever writer adds it.
CREATE FUNCTION "open_voice_of_message"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO voice (kind, message_id, organisation_id, status, created_at, due_at, closed_at)
  VALUES ('message', NEW.id, get_voice_office(NEW.organisation_id), NEW.status, NEW.created_at, get_voice_due(NEW.created_at),
    CASE WHEN NEW.status IN ('done', 'dismissed') THEN NEW.updated_at END);
  RETURN NULL;
END $$;
CREATE TRIGGER "contact_message_voice" AFTER INSERT ON "contact_message" FOR EACH ROW EXECUTE FUNCTION "open_voice_of_message"();

CREATE FUNCTION "open_voice_of_report"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO voice (kind, report_id, organisation_id, status, created_at, due_at, closed_at)
  VALUES ('report', NEW.id, get_voice_office((SELECT organisation_id FROM news WHERE id = NEW.news_id)), NEW.status, NEW.created_at,
    get_voice_due(NEW.created_at), NEW.handled_at);
  RETURN NULL;
END $$;
CREATE TRIGGER "news_report_voice" AFTER INSERT ON "news_report" FOR EACH ROW EXECUTE FUNCTION "open_voice_of_report"();

CREATE FUNCTION "open_voice_of_suggestion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO voice (kind, suggestion_id, organisation_id, status, created_at, due_at, closed_at)
  VALUES (NEW.kind::text::voice_kind, NEW.id, get_voice_office(NEW.organisation_id), NEW.status, NEW.created_at, get_voice_due(NEW.created_at),
    CASE WHEN NEW.status IN ('done', 'dismissed') THEN NEW.updated_at END);
  RETURN NULL;
END $$;
CREATE TRIGGER "suggestion_voice" AFTER INSERT ON "suggestion" FOR EACH ROW EXECUTE FUNCTION "open_voice_of_suggestion"();

CREATE FUNCTION "open_voice_of_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO voice (kind, request_id, organisation_id, status, created_at, due_at, closed_at)
  VALUES ('request', NEW.id, get_voice_office(NEW.organisation_id), NEW.status, NEW.created_at, NEW.due_at, NEW.closed_at);
  RETURN NULL;
END $$;
CREATE TRIGGER "rights_request_voice" AFTER INSERT ON "rights_request" FOR EACH ROW EXECUTE FUNCTION "open_voice_of_request"();

-- Status and closing follow, also when the agency's own screens change them.
CREATE FUNCTION "follow_voice_of_message"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE voice SET status = NEW.status,
    closed_at = CASE WHEN NEW.status IN ('done', 'dismissed') THEN COALESCE(closed_at, now()) END
  WHERE message_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "contact_message_voice_status" AFTER UPDATE OF "status" ON "contact_message" FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "follow_voice_of_message"();

CREATE FUNCTION "follow_voice_of_report"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE voice SET status = NEW.status,
    closed_at = CASE WHEN NEW.status IN ('done', 'dismissed') THEN COALESCE(closed_at, now()) END
  WHERE report_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "news_report_voice_status" AFTER UPDATE OF "status" ON "news_report" FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "follow_voice_of_report"();

CREATE FUNCTION "follow_voice_of_suggestion"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE voice SET status = NEW.status, kind = NEW.kind::text::voice_kind,
    closed_at = CASE WHEN NEW.status IN ('done', 'dismissed') THEN COALESCE(closed_at, now()) END
  WHERE suggestion_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "suggestion_voice_status" AFTER UPDATE OF "status", "kind" ON "suggestion" FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.kind IS DISTINCT FROM NEW.kind) EXECUTE FUNCTION "follow_voice_of_suggestion"();

-- An extension moves the due date, and both reminders are sent again.
CREATE FUNCTION "follow_voice_of_request"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE voice SET status = NEW.status, closed_at = NEW.closed_at, due_at = NEW.due_at,
    soon_told_at = CASE WHEN due_at = NEW.due_at THEN soon_told_at END,
    late_told_at = CASE WHEN due_at = NEW.due_at THEN late_told_at END
  WHERE request_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "rights_request_voice_status" AFTER UPDATE OF "status", "due_at", "closed_at" ON "rights_request" FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.due_at IS DISTINCT FROM NEW.due_at OR OLD.closed_at IS DISTINCT FROM NEW.closed_at)
  EXECUTE FUNCTION "follow_voice_of_request"();

-- Voices of what is there already: reports belong to the item's organisation, all others to the agency. No mail tells of them.
INSERT INTO voice (kind, message_id, status, created_at, due_at, closed_at, told_at, soon_told_at, late_told_at)
SELECT 'message', id, status, created_at, get_voice_due(created_at),
  CASE WHEN status IN ('done', 'dismissed') THEN updated_at END, now(), now(), now()
FROM contact_message ORDER BY created_at, id;
INSERT INTO voice (kind, report_id, organisation_id, status, created_at, due_at, closed_at, told_at, soon_told_at, late_told_at)
SELECT 'report', r.id, get_voice_office(n.organisation_id), r.status, r.created_at, get_voice_due(r.created_at), r.handled_at, now(), now(), now()
FROM news_report r JOIN news n ON n.id = r.news_id ORDER BY r.created_at, r.id;
INSERT INTO voice (kind, suggestion_id, status, created_at, due_at, closed_at, told_at, soon_told_at, late_told_at)
SELECT kind::text::voice_kind, id, status, created_at, get_voice_due(created_at),
  CASE WHEN status IN ('done', 'dismissed') THEN updated_at END, now(), now(), now()
FROM suggestion ORDER BY created_at, id;
INSERT INTO voice (kind, request_id, status, created_at, due_at, closed_at, told_at, soon_told_at, late_told_at)
SELECT 'request', id, status, created_at, due_at, closed_at, now(), now(), now()
FROM rights_request ORDER BY created_at, id;
