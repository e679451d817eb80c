import { z } from 'zod';
import { registerMember } from '@/features/account/registration/registration.commands';
import { TERMS_VERSION } from '@/features/account/registration/registration.schema';
import {
  releaseInstitutionMail,
  releaseMemberMail,
  requestRegistration,
} from '@/features/organisations/password-requests/password-requests.commands';
import { emailAddress } from '@/lib/auth/schema';
import { ignored, typed } from '@/lib/http/fields';
import { endpoint, operation } from '../endpoint';
import { inWireNames } from '../wire-errors';
import { success, written } from '../written';

const output = written({});

const memberNames = {
  firstName: 'userGeneralFName',
  lastName: 'userGeneralLName',
  email: 'userGeneralEmail',
  gender: 'userGeneralGender',
  birthDate: 'userGeneralBD',
};

/** Old clients let nobody send the form who has not agreed to the terms, and don't say so; those of today are meant. */
export const memberRegistrations = endpoint('usergeneral.insert.php', [
  operation({
    summary:
      'สมัครสมาชิก: ระบบตั้งรหัสผ่าน สถานะ และรหัสเอง แล้วส่งทางอีเมล (หลังเรียก sendMemberRegis.php หรือภายใน 1 นาที) อีเมลที่มีสมาชิกแล้วได้คำตอบเดียวกัน การเรียกถือว่าผู้สมัครยอมรับข้อกำหนดการใช้งานฉบับปัจจุบัน',
    when: {},
    access: 'account.register',
    input: z.object({
      userGeneralFName: typed('ชื่อ 2–50 ตัวอักษรไทยหรือละติน (จำเป็น)'),
      userGeneralLName: typed('นามสกุล 2–50 ตัวอักษรไทยหรือละติน (จำเป็น)'),
      userGeneralEmail: typed('อีเมล (จำเป็น)'),
      userGeneralGender: typed('Male หรือ Female (จำเป็น)'),
      userGeneralBD: typed('วันเกิด YYYY-MM-DD (ค.ศ.) อายุ 13–120 ปี (จำเป็น)'),
      userGeneralPassword: ignored('ไม่มีผล ระบบตั้งรหัสผ่านเอง'),
      userGeneralCodeRegis: ignored('ไม่มีผล ระบบตั้งรหัสเอง'),
      userGeneralStatus: ignored('ไม่มีผล'),
    }),
    output,
    handle: async (input, viewer) => {
      const wishes = {
        firstName: input.userGeneralFName,
        lastName: input.userGeneralLName,
        email: input.userGeneralEmail,
        gender: input.userGeneralGender,
        birthDate: input.userGeneralBD,
        terms: TERMS_VERSION,
        hold: true,
      };
      await registerMember(wishes, viewer).catch(inWireNames(memberNames));
      return success('api.registered', {});
    },
    example: {
      input: {
        userGeneralFName: 'สมหญิง',
        userGeneralLName: 'ใจดี',
        userGeneralEmail: 'somying@example.org',
        userGeneralGender: 'Female',
        userGeneralBD: '2001-04-13',
      },
      output: success('api.registered', {}),
    },
  }),
]);

export const memberMail = endpoint('sendMemberRegis.php', [
  operation({
    summary: 'ขอให้ส่งอีเมลที่การสมัครสมาชิกหรือการขอตั้งรหัสผ่านใหม่เพิ่งเตรียมไว้ให้อีเมลนี้ ส่งครั้งเดียว คำตอบเหมือนกันเสมอ',
    when: {},
    access: 'account.register',
    input: z.object({
      userGeneralEmail: emailAddress.meta({ description: 'อีเมลที่สมัครหรือขอตั้งรหัสผ่านใหม่' }),
      userGeneralCodeRegis: ignored('ไม่มีผล'),
      userGeneralFName: ignored('ไม่มีผล ไม่มีข้อความของผู้เรียกในอีเมล'),
      usersystems_type: ignored('ไม่มีผล'),
    }),
    output,
    handle: async (input, viewer) => {
      await releaseMemberMail({ email: input.userGeneralEmail }, viewer);
      return success('api.mailAsked', {});
    },
    example: { input: { userGeneralEmail: 'somying@example.org' }, output: success('api.mailAsked', {}) },
  }),
]);

const requestNames = {
  userName: 'registerUserLogin',
  code: 'registerUserUserCode',
  email: 'registerUserEmail',
  phone: 'registerUserTel',
};

const requestFields = {
  registerUserLogin: typed('usersystems_uname ของสถานศึกษา/หน่วยงานที่เลือก (จำเป็น)'),
  registerUserUserCode: typed('รหัสที่ผู้ขอพิมพ์ ต้องตรงกับ registerUserLogin (จำเป็น)'),
  registerUserEmail: typed('อีเมลของโดเมนที่อนุญาต หรืออีเมลที่บันทึกไว้ของหน่วยงาน (จำเป็น)'),
  registerUserTel: typed('หมายเลขโทรศัพท์ไทยของผู้ประสานงาน (จำเป็น)'),
  registerUserUserName: ignored('ชื่อของหน่วยงานที่เลือก ไม่มีผล ระบบใช้ชื่อที่บันทึกไว้'),
  registerUserType: ignored('ประเภทของหน่วยงาน ไม่มีผล'),
  registerUserDateTime: ignored('ไม่มีผล'),
  passwordAlert: ignored('ไม่มีผล'),
  usernameAlert: ignored('ไม่มีผล'),
};

const requestExample = {
  registerUserLogin: '1310016101',
  registerUserUserCode: '1310016101',
  registerUserUserName: 'วิทยาลัยเทคนิคตัวอย่าง',
  registerUserType: 'college',
  registerUserEmail: 'pr.example@gmail.com',
  registerUserTel: '053-000-000',
};

/** Old clients let nobody send the form without the acknowledgement, and don't say so. */
export const institutionRequests = endpoint('send.insert.php', [
  operation({
    summary:
      'สถานศึกษา/หน่วยงานขอรหัสผ่าน: อีเมลที่ตรงกับที่บันทึกไว้ได้รหัสผ่านทางอีเมลทันที อีเมลอื่นรอผู้ดูแลระบบอนุมัติ คำตอบเหมือนกัน การเรียกถือว่าผู้ขอทำเครื่องหมายรับทราบแล้ว',
    when: {},
    access: 'account.register',
    input: z.object(requestFields),
    output,
    handle: async (input, viewer) => {
      const wishes = {
        userName: input.registerUserLogin,
        code: input.registerUserUserCode,
        email: input.registerUserEmail,
        phone: input.registerUserTel,
        acknowledged: true,
        hold: true,
      };
      await requestRegistration(wishes, viewer).catch(inWireNames(requestNames));
      return success('api.requested', {});
    },
    example: { input: requestExample, output: success('api.requested', {}) },
  }),
]);

export const institutionMail = endpoint('send.php', [
  operation({
    summary: 'ขอให้ส่งอีเมลที่คำขอรหัสผ่านของหน่วยงานเพิ่งเตรียมไว้ให้อีเมลนี้ ส่งครั้งเดียว คำตอบเหมือนกันเสมอ',
    when: {},
    access: 'account.register',
    input: z.object({ ...requestFields, registerUserEmail: emailAddress.meta({ description: 'อีเมลในคำขอ' }) }),
    output,
    handle: async (input, viewer) => {
      await releaseInstitutionMail({ email: input.registerUserEmail }, viewer);
      return success('api.mailAsked', {});
    },
    example: { input: requestExample, output: success('api.mailAsked', {}) },
  }),
]);
