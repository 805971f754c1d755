/** A picture that a new platform has, drawn anew where the platform is made: text would need fonts that a server may lack. */
export interface PictureSeed {
  /** Its file's name. */
  readonly name: string;
  readonly svg: string;
}

/** A picture of a rotation chart, with its title and where it stands. */
export interface BannerSeed extends PictureSeed {
  readonly title: string;
  readonly chart: 'rotationChart' | 'rotationChartShop';
}

interface Scene {
  readonly sky: readonly [top: string, bottom: string];
  readonly far: string;
  readonly near: string;
  readonly sun: string;
  /** Where the sun stands, in pixels from the left. */
  readonly at: number;
}

/** Hills by the water under a sun, 1200 × 480. */
function landscape({ sky: [top, bottom], far, near, sun, at }: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="480">
    <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
    <rect width="1200" height="480" fill="url(#sky)"/>
    <circle cx="${at}" cy="150" r="64" fill="${sun}"/>
    <path d="M0 300 C150 210 260 230 400 290 S680 200 840 270 S1080 230 1200 290 V480 H0 Z" fill="${far}" opacity="0.75"/>
    <path d="M0 370 C200 300 330 350 520 360 S860 290 1200 370 V480 H0 Z" fill="${near}"/>
    <path d="M0 430 C300 400 600 455 1200 415 V480 H0 Z" fill="#ffffff" opacity="0.22"/>
  </svg>`;
}

/** Parcels on a table, 1200 × 480. */
function parcels(background: string, colours: readonly [string, string, string]): string {
  const boxes = colours.map((colour, index) => {
    const [x, height] = [330 + index * 200, 150 + ((index * 53) % 90)];
    return `<rect x="${x}" y="${380 - height}" width="160" height="${height}" rx="14" fill="${colour}"/>
      <rect x="${x + 68}" y="${380 - height}" width="24" height="${height}" fill="#ffffff" opacity="0.55"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="480"><rect width="1200" height="480" fill="${background}"/>
    <circle cx="980" cy="120" r="180" fill="#ffffff" opacity="0.25"/><circle cx="160" cy="90" r="120" fill="#ffffff" opacity="0.2"/>
    ${boxes.join('')}<rect y="380" width="1200" height="100" fill="#ffffff" opacity="0.45"/></svg>`;
}

/** Shapes on a soft ground, 480 × 480. */
const still = (ground: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480"><rect width="480" height="480" fill="${ground}"/>
    <ellipse cx="240" cy="392" rx="150" ry="18" fill="#000000" opacity="0.12"/>${shapes}</svg>`;

export const bannerSeeds: readonly BannerSeed[] = [
  {
    chart: 'rotationChart',
    title: '春日踏青：东湖绿道健步行',
    name: 'spring-walk.webp',
    svg: landscape({ sky: ['#cfe9ff', '#eef8e6'], far: '#7fb59a', near: '#4f9a72', sun: '#fff3c4', at: 920 }),
  },
  {
    chart: 'rotationChart',
    title: '重阳敬老月活动报名开始',
    name: 'autumn-month.webp',
    svg: landscape({ sky: ['#ffd9a8', '#fff1dc'], far: '#d98e5f', near: '#b5653a', sun: '#ff8a5c', at: 300 }),
  },
  {
    chart: 'rotationChart',
    title: '老年大学秋季课程安排',
    name: 'autumn-courses.webp',
    svg: landscape({ sky: ['#c9d6ff', '#f3f0ff'], far: '#8f8ac8', near: '#5f5ca8', sun: '#fff7e0', at: 640 }),
  },
  {
    chart: 'rotationChartShop',
    title: '积分好物月：粮油日用专场',
    name: 'points-month.webp',
    svg: parcels('#f6d9c0', ['#d9694a', '#e9a13b', '#7fa66a']),
  },
  {
    chart: 'rotationChartShop',
    title: '健康器材上新，到店自提免运费',
    name: 'health-goods.webp',
    svg: parcels('#cfe6ea', ['#3f8fa3', '#6bb3a5', '#e6a05d']),
  },
];

/** Covers of goods by the code of their category. */
export const goodsPictureSeeds: Readonly<Record<string, PictureSeed>> = {
  A02A01A01: {
    name: 'grain.webp',
    svg: still(
      '#f4ead8',
      '<path d="M150 170 Q240 130 330 170 L350 380 Q240 410 130 380 Z" fill="#d8b26a"/><rect x="185" y="225" width="110" height="90" rx="12" fill="#fff8ea"/><path d="M240 240 v60 M222 256 q18 14 18 26 M258 256 q-18 14 -18 26" stroke="#c0903c" stroke-width="8" fill="none"/>',
    ),
  },
  A02A01A02: {
    name: 'oil.webp',
    svg: still(
      '#eef3dc',
      '<rect x="205" y="95" width="70" height="45" rx="8" fill="#6d8b3c"/><path d="M200 140 h80 l40 60 v180 q0 18 -18 18 h-124 q-18 0 -18 -18 v-180 Z" fill="#e6bf3f"/><rect x="190" y="240" width="100" height="90" rx="10" fill="#fffbe6"/>',
    ),
  },
  A02A01A03: {
    name: 'dried.webp',
    svg: still(
      '#efe4dc',
      '<path d="M110 250 Q240 90 370 250 Q240 290 110 250 Z" fill="#9a6a4c"/><path d="M205 262 Q240 272 275 262 L285 390 Q240 404 195 390 Z" fill="#e9d8c4"/><circle cx="200" cy="205" r="14" fill="#c49a7c"/><circle cx="270" cy="190" r="10" fill="#c49a7c"/>',
    ),
  },
  A02A02A01: {
    name: 'washing.webp',
    svg: still(
      '#dcebf5',
      '<rect x="210" y="90" width="60" height="50" rx="10" fill="#2f6fa8"/><path d="M160 150 h160 q16 0 16 16 v216 q0 18 -18 18 h-156 q-18 0 -18 -18 v-216 q0 -16 16 -16 Z" fill="#5aa2d8"/><circle cx="240" cy="270" r="52" fill="#f2faff"/><circle cx="226" cy="262" r="14" fill="#9fd0f0"/><circle cx="258" cy="282" r="18" fill="#bfe1f6"/>',
    ),
  },
  A02A02A02: {
    name: 'household.webp',
    svg: still(
      '#e6e9ee',
      '<rect x="190" y="90" width="100" height="50" rx="14" fill="#4b5d73"/><rect x="175" y="140" width="130" height="255" rx="24" fill="#7e95ad"/><rect x="198" y="165" width="18" height="200" rx="9" fill="#ffffff" opacity="0.45"/>',
    ),
  },
  A02A03A01: {
    name: 'meter.webp',
    svg: still(
      '#e2f0ec',
      '<rect x="110" y="150" width="260" height="240" rx="28" fill="#f8fbfa"/><rect x="140" y="180" width="200" height="120" rx="14" fill="#3d7f76"/><path d="M155 240 h45 l15 -34 l24 66 l18 -40 h60" stroke="#d7f5ec" stroke-width="9" fill="none"/><circle cx="190" cy="345" r="20" fill="#e0705a"/><circle cx="290" cy="345" r="20" fill="#b9cfca"/>',
    ),
  },
  A02A03A02: {
    name: 'walking.webp',
    svg: still(
      '#ece6f2',
      '<path d="M170 390 V190 q0 -60 60 -60 h60 q50 0 50 50" stroke="#6a5a8c" stroke-width="24" stroke-linecap="round" fill="none"/><circle cx="170" cy="392" r="18" fill="#40365a"/>',
    ),
  },
  A02A04: {
    name: 'leisure.webp',
    svg: still(
      '#f6e4e2',
      '<path d="M240 380 L90 230 A212 212 0 0 1 390 230 Z" fill="#c8504a"/><path d="M240 380 L165 175 M240 380 L240 160 M240 380 L315 175" stroke="#f3c9b6" stroke-width="7"/><circle cx="240" cy="382" r="16" fill="#7c2f2b"/>',
    ),
  },
};
