import { makeRandom } from '../content/random';
import type { PictureEntry } from '../content/shapes';
import { books, craft, health } from './care';
import { farm, mountain, sea } from './country';
import { at, type Brush, HEIGHT, WIDTH } from './kit';
import { classroom, computer, meeting } from './lessons';
import { electronics, robot, workshop } from './machines';
import { palettes } from './palettes';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH, portrait, portraits } from './portraits';
import { ceremony, trophy } from './stage';
import { building, city, solar } from './town';
import { kitchen, sewing } from './trades';
import { car, train } from './vehicles';
import { volunteer } from './volunteer';

type Scene = (brush: Brush) => string;

const scenes: Readonly<Record<string, readonly [Scene, string]>> = {
  workshop: [workshop, 'นักศึกษาสวมหมวกนิรภัยฝึกปฏิบัติกับเครื่องกลึงในโรงฝึกงาน'],
  electronics: [electronics, 'นักศึกษาประกอบแผงวงจรอิเล็กทรอนิกส์ในห้องปฏิบัติการ'],
  robot: [robot, 'นักศึกษาควบคุมแขนกลและหุ่นยนต์ในห้องปฏิบัติการ'],
  farm: [farm, 'แปลงเกษตรของวิทยาลัยที่มีแนวเขาอยู่เบื้องหลัง'],
  kitchen: [kitchen, 'นักศึกษาคหกรรมปรุงอาหารในครัวฝึกปฏิบัติ'],
  sewing: [sewing, 'นักศึกษาเย็บผ้าด้วยจักรในห้องตัดเย็บ'],
  car: [car, 'นักศึกษาช่างยนต์ตรวจรถยนต์ไฟฟ้าในโรงฝึกงาน'],
  solar: [solar, 'แผงโซลาร์เซลล์และกังหันลมกลางทุ่ง'],
  classroom: [classroom, 'ครูสอนหน้ากระดานในห้องเรียน'],
  computer: [computer, 'ผู้เรียนใช้คอมพิวเตอร์ในห้องปฏิบัติการ'],
  health: [health, 'ผู้ช่วยพยาบาลดูแลผู้ป่วยข้างเตียง'],
  volunteer: [volunteer, 'นักศึกษาจิตอาสาช่วยซ่อมบ้านให้ชุมชน'],
  ceremony: [ceremony, 'พิธีบนเวทีที่ประดับธงราวและมีผู้เข้าร่วมงาน'],
  trophy: [trophy, 'ผู้ชนะบนแท่นรับรางวัลพร้อมถ้วยรางวัล'],
  building: [building, 'อาคารเรียนของวิทยาลัยและเสาธงหน้าอาคาร'],
  city: [city, 'รถไฟฟ้าแล่นผ่านเมืองยามเย็น'],
  mountain: [mountain, 'ทิวเขาและผืนป่ายามเช้า'],
  sea: [sea, 'เรือประมงในทะเลใกล้ชายฝั่ง'],
  meeting: [meeting, 'ผู้เข้าประชุมนั่งรอบโต๊ะหน้าจอนำเสนอ'],
  train: [train, 'ขบวนรถไฟและช่างเทคนิคในโรงซ่อมบำรุง'],
  craft: [craft, 'งานจักสาน เครื่องปั้นดินเผา และผ้าทอของนักศึกษา'],
  books: [books, 'ชั้นหนังสือในห้องสมุดและหนังสือที่เปิดอยู่'],
};

const banners: readonly (readonly [string, number])[] = [
  ['building', 4],
  ['classroom', 2],
  ['trophy', 2],
  ['city', 1],
  ['meeting', 5],
];
const BANNER_WIDTH = 1_920;
const BANNER_HEIGHT = 800;
const FORMS = 5;

const buildEntry = (scene: string, form: number): PictureEntry => ({
  key: `${scene}-${form}`,
  scene,
  alt: scenes[scene]?.[1] ?? '',
  color: getPalette(scene, form).far,
  width: WIDTH,
  height: HEIGHT,
});

/** All demo pictures: five forms of each scene, the banners, and the portraits of the executives. */
export const pictures: readonly PictureEntry[] = [
  ...Object.keys(scenes).flatMap((scene) => Array.from({ length: FORMS }, (_, index) => buildEntry(scene, index + 1))),
  ...banners.map(([scene, form], index) => ({
    ...buildEntry(scene, form),
    key: `banner-${index + 1}`,
    scene: 'banner',
    width: BANNER_WIDTH,
    height: BANNER_HEIGHT,
  })),
  ...portraits.map(({ backdrop }, index) => ({
    key: `portrait-${index + 1}`,
    scene: 'portrait',
    alt: 'ภาพเหมือนของผู้บริหาร',
    color: backdrop,
    width: PORTRAIT_WIDTH,
    height: PORTRAIT_HEIGHT,
  })),
];

/** Scene of a banner's picture, by its key. */
export const findBannerScene = (key: string): string | undefined => banners[Number(key.split('-')[1]) - 1]?.[0];

/**
 * Draws a demo picture as SVG, deterministic for the key.
 *
 * @throws Error for a key that is not in `pictures`
 */
export function drawPicture(key: string): { svg: string } {
  const [name = '', number = ''] = key.split('-');
  const person = name === 'portrait' ? portraits[Number(number) - 1] : undefined;
  if (person) return { svg: buildSheet(PORTRAIT_WIDTH, PORTRAIT_HEIGHT, portrait(person)) };
  const banner = name === 'banner' ? banners[Number(number) - 1] : undefined;
  const [scene, form] = banner ?? [name, Number(number)];
  const draw = scenes[scene]?.[0];
  if (!draw || !(form >= 1 && form <= FORMS)) throw new Error(`no picture ${key}`);
  const brush = { palette: getPalette(scene, form), random: makeRandom(key), width: WIDTH, height: HEIGHT, form };
  return {
    svg: banner ? buildSheet(BANNER_WIDTH, BANNER_HEIGHT, widen(draw(brush))) : buildSheet(WIDTH, HEIGHT, draw(brush)),
  };
}

/** Enlarges a scene to a banner's width; the overflow is cut, more of the floor than of the sky. */
const widen = (drawing: string) => at(0, -120, BANNER_WIDTH / WIDTH, [drawing]);

const buildSheet = (width: number, height: number, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;

/** The five forms of each scene start at a different palette. */
function getPalette(scene: string, form: number) {
  const start = Object.keys(scenes).indexOf(scene);
  return palettes[(start + form) % palettes.length] ?? palettes[0];
}
