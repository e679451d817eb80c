import { circle, ellipse, line, path, poly, rect } from './kit';

export const PORTRAIT_WIDTH = 1_200;
export const PORTRAIT_HEIGHT = 1_500;

type Hair = 'short' | 'side' | 'long' | 'bun' | 'bob';
/** Looks of an invented person, as a formal portrait. */
export type PortraitLook = {
  hair: Hair;
  hairColor: string;
  skin: string;
  suit: string;
  /** Tie of a man, blouse of a woman. */
  accent: string;
  backdrop: string;
  glasses?: true;
};

const NIGHT = '#24303f';
const WINE = '#5b1220';
const GREY = '#8d8781';
const DARK = '#2a1d18';

/** The secretary-general, the deputies and the adviser, and four directors. */
export const portraits: readonly PortraitLook[] = [
  { hair: 'short', hairColor: GREY, skin: '#e3b48a', suit: NIGHT, accent: WINE, backdrop: '#d9c7a6', glasses: true },
  { hair: 'bob', hairColor: DARK, skin: '#eec39a', suit: WINE, accent: '#fbeed6', backdrop: '#cdd7dc' },
  { hair: 'side', hairColor: DARK, skin: '#d19c6e', suit: '#33383c', accent: '#b98d2f', backdrop: '#d6cfc4' },
  {
    hair: 'bun',
    hairColor: '#4a3a33',
    skin: '#e7b88f',
    suit: '#1f3b4d',
    accent: '#f6f2ec',
    backdrop: '#e0d3c0',
    glasses: true,
  },
  { hair: 'side', hairColor: '#3a302b', skin: '#dca878', suit: '#1d2b3a', accent: '#74101f', backdrop: '#cfd6cb' },
  { hair: 'long', hairColor: DARK, skin: '#f0c8a2', suit: '#3b2c44', accent: '#fbeed6', backdrop: '#dccbc6' },
  {
    hair: 'short',
    hairColor: DARK,
    skin: '#c98d60',
    suit: '#2b3a2f',
    accent: '#b98d2f',
    backdrop: '#d8d2bd',
    glasses: true,
  },
  { hair: 'bob', hairColor: '#5a4036', skin: '#e8b98f', suit: '#44202a', accent: '#f6f2ec', backdrop: '#c9d3d8' },
];

const INK = '#2b1d17';
const isLong = (hair: Hair): boolean => hair === 'long' || hair === 'bun' || hair === 'bob';

/** Draws a person from the chest up, in front of a plain wall. */
export const portrait = (look: PortraitLook): string =>
  [drawWall(look), drawBackHair(look), drawBody(look), drawHead(look), drawFrontHair(look)].join('');

const drawWall = ({ backdrop }: PortraitLook) =>
  rect(0, 0, PORTRAIT_WIDTH, PORTRAIT_HEIGHT, { fill: backdrop }) +
  circle(600, 640, 620, { fill: '#ffffff', opacity: 0.22 }) +
  circle(600, 640, 420, { fill: '#ffffff', opacity: 0.2 });

function drawBackHair({ hair, hairColor }: PortraitLook): string {
  if (hair === 'long')
    return path('M352 1120C300 760 340 372 600 364C860 372 900 760 848 1120C810 1160 390 1160 352 1120Z', {
      fill: hairColor,
    });
  if (hair === 'bob')
    return path('M352 900C320 640 360 376 600 366C840 376 880 640 848 900C800 950 400 950 352 900Z', {
      fill: hairColor,
    });
  return hair === 'bun' ? circle(600, 372, 110, { fill: hairColor }) : '';
}

function drawBody({ hair, skin, suit, accent }: PortraitLook): string {
  const collar = isLong(hair)
    ? poly(
        [
          [470, 1050],
          [730, 1050],
          [600, 1330],
        ],
        { fill: accent },
      )
    : poly(
        [
          [468, 1050],
          [732, 1050],
          [600, 1360],
        ],
        { fill: '#ffffff' },
      ) +
      poly(
        [
          [566, 1130],
          [634, 1130],
          [620, 1190],
          [650, 1400],
          [600, 1470],
          [550, 1400],
          [580, 1190],
        ],
        { fill: accent },
      );
  return [
    path('M110 1500C118 1230 260 1120 470 1048L730 1048C940 1120 1082 1230 1090 1500Z', { fill: suit }),
    rect(510, 860, 180, 250, { fill: skin, radius: 84 }),
    path('M510 950C560 1010 640 1010 690 950L690 990C640 1046 560 1046 510 990Z', { fill: '#000000', opacity: 0.12 }),
    path('M512 1040C540 1110 660 1110 688 1040L690 1080C660 1140 540 1140 510 1080Z', { fill: skin }),
    collar,
    path('M470 1048L600 1340L520 1500L420 1500C420 1330 410 1180 470 1048Z', { fill: suit }),
    path('M730 1048L600 1340L680 1500L780 1500C780 1330 790 1180 730 1048Z', { fill: suit }),
    path('M452 1080L400 1230L466 1262L430 1300L560 1440', { stroke: '#000000', width: 7, opacity: 0.28 }),
    path('M748 1080L800 1230L734 1262L770 1300L640 1440', { stroke: '#000000', width: 7, opacity: 0.28 }),
    circle(446, 1330, 14, { fill: '#dcbf7a' }),
  ].join('');
}

function drawHead({ skin, glasses, hair }: PortraitLook): string {
  const lips = isLong(hair) ? '#a8434b' : '#9a5a4a';
  return [
    ellipse(390, 700, 34, 54, { fill: skin }),
    ellipse(810, 700, 34, 54, { fill: skin }),
    path('M388 640C388 450 480 396 600 396C720 396 812 450 812 640C812 800 730 952 600 952C470 952 388 800 388 640Z', {
      fill: skin,
    }),
    path('M462 628C488 604 536 604 560 622', { stroke: INK, width: 13, opacity: 0.8 }),
    path('M640 622C664 604 712 604 738 628', { stroke: INK, width: 13, opacity: 0.8 }),
    ellipse(512, 690, 17, 20, { fill: INK }),
    ellipse(688, 690, 17, 20, { fill: INK }),
    circle(518, 683, 5, { fill: '#ffffff' }),
    circle(694, 683, 5, { fill: '#ffffff' }),
    path('M600 700C592 750 576 776 604 786', { stroke: INK, width: 8, opacity: 0.35 }),
    path('M540 848C570 884 630 884 660 848', { stroke: lips, width: 14 }),
    ellipse(458, 790, 40, 24, { fill: '#c5523f', opacity: 0.12 }),
    ellipse(742, 790, 40, 24, { fill: '#c5523f', opacity: 0.12 }),
    glasses ? drawGlasses() : '',
  ].join('');
}

const drawGlasses = () =>
  [
    path('M440 660H584V716C584 748 556 764 512 764C468 764 440 748 440 716Z', { stroke: INK, width: 9 }),
    path('M616 660H760V716C760 748 732 764 688 764C644 764 616 748 616 716Z', { stroke: INK, width: 9 }),
    line(584, 678, 616, 678, { stroke: INK, width: 9 }),
  ].join('');

const frontHair: Readonly<Record<Hair, string>> = {
  short:
    'M384 650C360 420 470 350 600 350C740 350 838 424 816 650C806 590 790 548 752 520C660 536 540 536 448 520C410 548 394 590 384 650Z',
  side: 'M384 660C356 420 470 344 620 348C760 354 836 440 816 660C806 590 792 552 764 522C680 520 560 500 500 450C480 520 420 560 384 660Z',
  long: 'M384 680C372 470 470 372 600 372C730 372 828 470 816 680C800 590 720 520 640 450C580 540 440 580 384 680Z',
  bun: 'M384 670C372 460 470 376 600 376C730 376 828 460 816 670C806 580 740 500 600 478C460 500 394 580 384 670Z',
  bob: 'M380 740C364 470 470 370 600 370C730 370 836 470 820 740C806 620 770 560 720 500C620 560 470 540 430 540C400 590 392 660 380 740Z',
};

const drawFrontHair = ({ hair, hairColor }: PortraitLook) => path(frontHair[hair], { fill: hairColor });
