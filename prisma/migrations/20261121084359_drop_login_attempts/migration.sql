-- DropTable
DROP TABLE "login_attempt";
