-- AlterTable
ALTER TABLE "news" ADD COLUMN     "waits_since" TIMESTAMPTZ(3);

-- An item waits from the change of its status on, not from its last correction.
CREATE FUNCTION "set_waits_since"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.waits_since := COALESCE(NEW.waits_since, NEW.updated_at);
  ELSIF NEW.status IN ('wait', 'return') THEN
    NEW.waits_since := now();
  ELSIF NEW.status = 'allow' THEN
    NEW.waits_since := (SELECT r.created_at FROM news_revision r WHERE r.news_id = NEW.id AND r.state = 'pending');
  ELSE
    NEW.waits_since := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "news_new_waits_since" BEFORE INSERT ON "news" FOR EACH ROW
  WHEN (NEW.status IN ('wait', 'return')) EXECUTE FUNCTION "set_waits_since"();
CREATE TRIGGER "news_waits_since" BEFORE UPDATE OF "status" ON "news" FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "set_waits_since"();

-- A published item waits as long as it has a pending revision.
CREATE FUNCTION "set_waits_since_of_revision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE news SET waits_since = NEW.created_at WHERE id = NEW.news_id AND status = 'allow';
  ELSE
    UPDATE news SET waits_since = NULL WHERE id = OLD.news_id AND status = 'allow';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "news_revision_waits" AFTER INSERT ON "news_revision" FOR EACH ROW
  WHEN (NEW.state = 'pending') EXECUTE FUNCTION "set_waits_since_of_revision"();
CREATE TRIGGER "news_revision_decided" AFTER UPDATE OF "state" ON "news_revision" FOR EACH ROW
  WHEN (OLD.state = 'pending' AND NEW.state <> 'pending') EXECUTE FUNCTION "set_waits_since_of_revision"();
CREATE TRIGGER "news_revision_gone" AFTER DELETE ON "news_revision" FOR EACH ROW
  WHEN (OLD.state = 'pending') EXECUTE FUNCTION "set_waits_since_of_revision"();

-- Items that wait already.
UPDATE news n SET waits_since = COALESCE(
  (SELECT max(v.at) FROM news_review v WHERE v.news_id = n.id AND v.to_status = n.status AND v.event IN ('submit', 'return')),
  n.updated_at)
WHERE n.status IN ('wait', 'return');
UPDATE news n SET waits_since = r.created_at FROM news_revision r
WHERE r.news_id = n.id AND r.state = 'pending' AND n.status = 'allow';
