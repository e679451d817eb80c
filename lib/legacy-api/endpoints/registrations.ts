import { z } from 'zod';
import { registerMember } from '@/features/account/registration/registration.commands';
import {
  createPasswordRequest,
  releaseInstitutionMail,
  releaseMemberMail,
} from '@/features/organisations/password-requests/password-requests.commands';
import { emailAddress } from '@/lib/auth/schema';
import { findTerms } from '@/lib/site/terms.queries';
import { defineEndpoint, defineOperation } from '../endpoint';
import { ignoredField, uncheckedField } from '../fields';
import { renameErrorFields } from '../wire-errors';
import { buildWriteSuccess, writeOutput } from '../write-output';

const output = writeOutput({});

const memberNames = {
  firstName: 'userGeneralFName',
  lastName: 'userGeneralLName',
  email: 'userGeneralEmail',
  gender: 'userGeneralGender',
  birthDate: 'userGeneralBD',
};

/**
 * Legacy clients require agreement to the terms before they send the form, but don't send it; the current terms are
 * assumed.
 */
export const memberRegistrations = defineEndpoint('usergeneral.insert.php', [
  defineOperation({
    summary:
      'สมัครสมาชิก: ระบบตั้งรหัสผ่าน สถานะ และรหัสเอง แล้วส่งทางอีเมล (หลังเรียก sendMemberRegis.php หรือภายใน 1 นาที) อีเมลที่มีสมาชิกแล้วได้คำตอบเดียวกัน การเรียกถือว่าผู้สมัครยอมรับข้อกำหนดการใช้งานฉบับปัจจุบัน',
    access: 'account.register',
    input: z.object({
      userGeneralFName: uncheckedField('ชื่อ 2–50 ตัวอักษรไทยหรือละติน (จำเป็น)'),
      userGeneralLName: uncheckedField('นามสกุล 2–50 ตัวอักษรไทยหรือละติน (จำเป็น)'),
      userGeneralEmail: uncheckedField('อีเมล (จำเป็น)'),
      userGeneralGender: uncheckedField('Male หรือ Female (จำเป็น)'),
      userGeneralBD: uncheckedField('วันเกิด YYYY-MM-DD (ค.ศ.) อายุ 13–120 ปี (จำเป็น)'),
      userGeneralPassword: ignoredField('ไม่มีผล ระบบตั้งรหัสผ่านเอง'),
      userGeneralCodeRegis: ignoredField('ไม่มีผล ระบบตั้งรหัสเอง'),
      userGeneralStatus: ignoredField('ไม่มีผล'),
    }),
    output,
    handle: async (input, viewer) => {
      const wishes = {
        firstName: input.userGeneralFName,
        lastName: input.userGeneralLName,
        email: input.userGeneralEmail,
        gender: input.userGeneralGender,
        birthDate: input.userGeneralBD,
        terms: (await findTerms()).version,
        hold: true,
      };
      await registerMember(wishes, viewer).catch(renameErrorFields(memberNames));
      return buildWriteSuccess('api.registered', {});
    },
    example: {
      input: {
        userGeneralFName: 'สมหญิง',
        userGeneralLName: 'ใจดี',
        userGeneralEmail: 'somying@example.org',
        userGeneralGender: 'Female',
        userGeneralBD: '2001-04-13',
      },
      output: buildWriteSuccess('api.registered', {}),
    },
  }),
]);

export const memberMail = defineEndpoint('sendMemberRegis.php', [
  defineOperation({
    summary: 'ขอให้ส่งอีเมลที่การสมัครสมาชิกหรือการขอตั้งรหัสผ่านใหม่เพิ่งเตรียมไว้ให้อีเมลนี้ ส่งครั้งเดียว คำตอบเหมือนกันเสมอ',
    access: 'account.register',
    input: z.object({
      userGeneralEmail: emailAddress.meta({ description: 'อีเมลที่สมัครหรือขอตั้งรหัสผ่านใหม่' }),
      userGeneralCodeRegis: ignoredField('ไม่มีผล'),
      userGeneralFName: ignoredField('ไม่มีผล ไม่มีข้อความของผู้เรียกในอีเมล'),
      usersystems_type: ignoredField('ไม่มีผล'),
    }),
    output,
    handle: async (input, viewer) => {
      await releaseMemberMail({ email: input.userGeneralEmail }, viewer);
      return buildWriteSuccess('api.mailAsked', {});
    },
    example: { input: { userGeneralEmail: 'somying@example.org' }, output: buildWriteSuccess('api.mailAsked', {}) },
  }),
]);

const requestNames = {
  userName: 'registerUserLogin',
  code: 'registerUserUserCode',
  email: 'registerUserEmail',
  phone: 'registerUserTel',
};

const requestFields = {
  registerUserLogin: uncheckedField('usersystems_uname ของสถานศึกษา/หน่วยงานที่เลือก (จำเป็น)'),
  registerUserUserCode: uncheckedField('รหัสที่ผู้ขอพิมพ์ ต้องตรงกับ registerUserLogin (จำเป็น)'),
  registerUserEmail: uncheckedField('อีเมลของโดเมนที่อนุญาต หรืออีเมลที่บันทึกไว้ของหน่วยงาน (จำเป็น)'),
  registerUserTel: uncheckedField('หมายเลขโทรศัพท์ไทยของผู้ประสานงาน (จำเป็น)'),
  registerUserUserName: ignoredField('ชื่อของหน่วยงานที่เลือก ไม่มีผล ระบบใช้ชื่อที่บันทึกไว้'),
  registerUserType: ignoredField('ประเภทของหน่วยงาน ไม่มีผล'),
  registerUserDateTime: ignoredField('ไม่มีผล'),
  passwordAlert: ignoredField('ไม่มีผล'),
  usernameAlert: ignoredField('ไม่มีผล'),
};

const requestExample = {
  registerUserLogin: '1310016101',
  registerUserUserCode: '1310016101',
  registerUserUserName: 'วิทยาลัยเทคนิคตัวอย่าง',
  registerUserType: 'college',
  registerUserEmail: 'pr.example@gmail.com',
  registerUserTel: '053-000-000',
};

/** Legacy clients require the acknowledgement before they send the form, but don't send it. */
export const institutionRequests = defineEndpoint('send.insert.php', [
  defineOperation({
    summary:
      'สถานศึกษา/หน่วยงานขอรหัสผ่าน: อีเมลที่ตรงกับที่บันทึกไว้ได้รหัสผ่านทางอีเมลทันที อีเมลอื่นรอผู้ดูแลระบบอนุมัติ คำตอบเหมือนกัน การเรียกถือว่าผู้ขอทำเครื่องหมายรับทราบแล้ว',
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
      await createPasswordRequest(wishes, viewer).catch(renameErrorFields(requestNames));
      return buildWriteSuccess('api.requested', {});
    },
    example: { input: requestExample, output: buildWriteSuccess('api.requested', {}) },
  }),
]);

export const institutionMail = defineEndpoint('send.php', [
  defineOperation({
    summary: 'ขอให้ส่งอีเมลที่คำขอรหัสผ่านของหน่วยงานเพิ่งเตรียมไว้ให้อีเมลนี้ ส่งครั้งเดียว คำตอบเหมือนกันเสมอ',
    access: 'account.register',
    input: z.object({ ...requestFields, registerUserEmail: emailAddress.meta({ description: 'อีเมลในคำขอ' }) }),
    output,
    handle: async (input, viewer) => {
      await releaseInstitutionMail({ email: input.registerUserEmail }, viewer);
      return buildWriteSuccess('api.mailAsked', {});
    },
    example: { input: requestExample, output: buildWriteSuccess('api.mailAsked', {}) },
  }),
]);
