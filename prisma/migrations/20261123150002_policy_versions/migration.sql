ALTER TABLE "policy_version" ADD COLUMN "changes" TEXT NOT NULL DEFAULT '',
ADD COLUMN "in_force_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
-- Earlier versions were in force at once. Their notes were written for administrators, so readers don't get them.
UPDATE "policy_version" SET "in_force_at" = "created_at";

-- CreateTable
CREATE TABLE "policy_draft" (
    "kind" "policy_kind" NOT NULL,
    "html" TEXT NOT NULL,
    "changes" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "in_force_at" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_by_id" INTEGER,

    CONSTRAINT "policy_draft_pkey" PRIMARY KEY ("kind")
);

-- CreateIndex
CREATE INDEX "policy_draft_updated_by_id_idx" ON "policy_draft"("updated_by_id");

-- AddForeignKey
ALTER TABLE "policy_draft" ADD CONSTRAINT "policy_draft_updated_by_id_fkey" FOREIGN KEY ("updated_by_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The terms that the code held until now are the first version, as members can't register without terms; saved items have
-- their present name in it.
INSERT INTO "policy_version" ("kind", "number", "html") VALUES ('terms', 1,
  '<h2>1. ขอบเขตของข้อกำหนด</h2><ul><li>ข้อกำหนดนี้ใช้กับสมาชิกทั่วไปของเว็บไซต์ข่าวและประชาสัมพันธ์ ผู้ที่เพียงอ่านข่าวไม่ต้องสมัครสมาชิก</li><li>ผู้สมัครต้องมีอายุ 13 ปีขึ้นไป หากยังไม่บรรลุนิติภาวะ ควรได้รับความยินยอมจากผู้ใช้อำนาจปกครองก่อนสมัคร</li></ul>
    <h2>2. บัญชีและรหัสผ่าน</h2><ul><li>หนึ่งอีเมลใช้ได้กับหนึ่งบัญชี ข้อมูลที่ให้ต้องเป็นของตนเองและเป็นความจริง</li><li>รหัสผ่านเริ่มต้นส่งทางอีเมล ใช้ได้ 72 ชั่วโมง และต้องเปลี่ยนเมื่อเข้าสู่ระบบครั้งแรก</li><li>สมาชิกต้องเก็บรักษารหัสผ่านเป็นความลับ และออกจากระบบเมื่อใช้เครื่องร่วมกับผู้อื่น</li></ul>
    <h2>3. การใช้งานที่ยอมรับ</h2><ul><li>ข่าวและภาพเผยแพร่ต่อเพื่อการศึกษาและประชาสัมพันธ์ได้ โดยอ้างอิงแหล่งที่มาและไม่ดัดแปลงให้ผิดความหมาย</li><li>ห้ามส่งข้อความที่ผิดกฎหมาย หมิ่นประมาท ละเมิดสิทธิ์ผู้อื่น หรือรบกวนการทำงานของระบบ</li><li>หน่วยงานอาจระงับบัญชีที่ฝ่าฝืนข้อกำหนด และจะแจ้งเหตุผลให้ทราบเมื่อสอบถาม</li></ul>
    <h2>4. ข้อมูลส่วนบุคคลที่เก็บ</h2><ul><li>ขณะสมัคร: ชื่อ นามสกุล อีเมล เพศ วันเกิด วันที่และรุ่นของข้อกำหนดที่ยอมรับ</li><li>ขณะใช้งาน: ข่าวที่เก็บไว้ ข้อความที่ส่งถึงหน่วยงาน เวลาเข้าใช้ หมายเลขไอพี และชนิดของเบราว์เซอร์ เพื่อความปลอดภัยของบัญชี</li><li>รหัสผ่านเก็บในรูปที่อ่านกลับไม่ได้</li></ul>
    <h2>5. วัตถุประสงค์และการเปิดเผย</h2><ul><li>ใช้เพื่อให้บริการสมาชิก ติดต่อกลับ รักษาความปลอดภัย และจัดทำสถิติที่ไม่ระบุตัวบุคคล</li><li>ไม่ขายและไม่เปิดเผยข้อมูลแก่บุคคลภายนอก เว้นแต่กฎหมายกำหนด</li></ul>
    <h2>6. ระยะเวลาและสิทธิของเจ้าของข้อมูล</h2><ul><li>เก็บข้อมูลตลอดเวลาที่เป็นสมาชิก เมื่อขอลบบัญชี ข้อมูลจะถูกลบหลังพ้นระยะเวลาที่เปลี่ยนใจได้</li><li>สมาชิกขอดู แก้ไข ดาวน์โหลด และลบข้อมูลของตนได้ในหน้าสมาชิก หรือถอนความยินยอมได้ทุกเมื่อ ตามพระราชบัญญัติคุ้มครองข้อมูลส่วนบุคคล พ.ศ. 2562</li><li>ข้อสงสัยและข้อร้องเรียนติดต่อได้ที่หน้า “ติดต่อเรา”</li></ul>
    <h2>7. การเปลี่ยนแปลงข้อกำหนด</h2><ul><li>เมื่อข้อกำหนดเปลี่ยนในสาระสำคัญ หน่วยงานจะประกาศในเว็บไซต์ และขอความยินยอมใหม่เท่าที่กฎหมายกำหนด</li></ul>');
