import type { DemoPlace } from './demo-place';

/** Houses on wheels, by the owner whose they are in the order of the hosts. */
export const MOBILE_HOUSES: readonly (readonly DemoPlace[])[] = [
  [
    {
      area: 'qudra',
      off: [4, 3],
      name: { en: 'Rahhal Caravan', ar: 'كرفان رحّال' },
      text: {
        en: 'Parked by the lakes of Al Qudra, with an awning, a grill and bicycles for four. Bring only your food.',
        ar: 'عند بحيرات القدرة، بمظلة وشواية ودراجات لأربعة أشخاص. أحضروا طعامكم فقط.',
      },
      people: 4,
      rooms: [1, 1],
      prices: [420, 560],
      insurance: 300,
      offers: ['barbecue', 'fire_pit', 'air_conditioning', 'kitchen', 'tv'],
      does: ['barbecue'],
      scene: 'caravan',
      hour: 'dusk',
      beside: ['fireEvening', 'kitchen', 'bedroom'],
    },
    {
      area: 'jais',
      off: [-14, -9],
      name: { en: 'Summit Caravan', ar: 'كرفان القمة' },
      text: {
        en: 'A warm little house on the way to the highest road of the country. We bring it up and take it down again.',
        ar: 'بيت صغير دافئ على طريق أعلى قمة في الدولة. نوصله إليكم ونعيده بعد الإقامة.',
      },
      people: 5,
      rooms: [1, 1],
      prices: [null, 750],
      insurance: 500,
      offers: ['fire_pit', 'barbecue', 'air_conditioning', 'kitchen', 'mountain_view'],
      does: ['breakfast'],
      scene: 'caravan',
      hour: 'night',
      beside: ['fireEvening', 'bedroom'],
    },
    {
      area: 'mleiha',
      off: [9, 5],
      name: { en: 'Desert Caravan', ar: 'كرفان البر' },
      text: { en: '', ar: 'كرفان للبر يتسع لستة أشخاص.' },
      people: 6,
      rooms: [1, 1],
      prices: [null, null],
      insurance: 0,
      offers: ['barbecue', 'kitchen'],
      does: [],
      scene: 'caravan',
      hour: 'dawn',
      beside: [],
      standing: 'draft',
    },
  ],
  [
    {
      area: 'hatta',
      off: [-3, -6],
      name: { en: 'Hatta Camper', ar: 'كامبر حتا' },
      text: {
        en:
          'Silver on the outside, wood inside: a camper above the lake with two beds, a shower and a very good ' +
          'coffee machine.',
        ar: 'فضي من الخارج وخشبي من الداخل: كامبر فوق البحيرة بسريرين ودش وماكينة قهوة ممتازة.',
      },
      people: 3,
      rooms: [1, 1],
      prices: [390, 520],
      insurance: 0,
      offers: ['wifi', 'air_conditioning', 'kitchen', 'mountain_view', 'barbecue'],
      does: ['kayak', 'breakfast'],
      scene: 'caravan',
      hour: 'day',
      beside: ['kitchen', 'bedroom', 'fireEvening'],
    },
    {
      area: 'mirfa',
      off: [-2, -5],
      name: { en: 'Sea Breeze Caravan', ar: 'كرفان نسيم البحر' },
      text: {
        en:
          'The first row behind the beach of Al Mirfa, for kite surfers and small families. Water and power are ' +
          'connected.',
        ar: 'أول صف خلف شاطئ المرفأ، لهواة التزلج بالطائرة والعوائل الصغيرة. الماء والكهرباء موصولان.',
      },
      people: 4,
      rooms: [1, 1],
      prices: [350, 480],
      insurance: 200,
      offers: ['barbecue', 'air_conditioning', 'kitchen', 'sea_view', 'parking'],
      does: ['kayak', 'fishing'],
      scene: 'caravan',
      hour: 'dawn',
      beside: ['kitchen', 'bedroom'],
    },
  ],
  [
    {
      area: 'hafeet',
      off: [-6, -4],
      name: { en: 'Hafeet Mobile House', ar: 'بيت حفيت المتنقل' },
      text: {
        en: 'A mobile house with two bedrooms below Jebel Hafeet, its own yard, and a majlis under canvas.',
        ar: 'بيت متنقل بغرفتين تحت جبل حفيت، بحوش خاص ومجلس تحت الخيمة.',
      },
      people: 7,
      rooms: [2, 1],
      prices: [600, 820],
      insurance: 500,
      offers: ['majlis', 'fire_pit', 'barbecue', 'air_conditioning', 'kitchen', 'private_yard', 'mountain_view'],
      does: ['barbecue'],
      scene: 'caravan',
      hour: 'day',
      beside: ['majlis', 'fireEvening', 'bedroom'],
    },
  ],
];

/** Boats, the same way. */
export const BOATS: readonly (readonly DemoPlace[])[] = [
  [
    {
      area: 'alHamra',
      off: [0, 0],
      name: { en: 'Lulua Houseboat', ar: 'قارب لؤلؤة' },
      text: {
        en:
          'Sleep on the water at Al Hamra: two decks, three cabins and breakfast on the roof. The captain is on ' +
          'call.',
        ar: 'نم على الماء في الحمرا: طابقان وثلاث غرف وريوق على السطح. النوخذة تحت الطلب.',
      },
      people: 8,
      rooms: [3, 2],
      prices: [2200, 2900],
      insurance: 2000,
      offers: ['wifi', 'air_conditioning', 'kitchen', 'tv', 'sea_view', 'barbecue'],
      does: ['cruise', 'fishing', 'breakfast'],
      scene: 'houseBoat',
      hour: 'day',
      beside: ['bedroom', 'kitchen', 'majlis'],
    },
    {
      area: 'quwainMarina',
      off: [0, 0],
      name: { en: 'Al Khor Dhow', ar: 'محمل الخور' },
      text: {
        en:
          'A wooden dhow of 1987, restored plank by plank. It lies in the creek at night and sails to the islands ' +
          'by day.',
        ar: 'محمل خشبي من 1987 رُمم لوحًا لوحًا. يرسو في الخور ليلًا ويبحر إلى الجزر نهارًا.',
      },
      people: 10,
      rooms: [2, 2],
      prices: [1500, 1900],
      insurance: 1500,
      offers: ['kitchen', 'barbecue', 'sea_view', 'majlis'],
      does: ['cruise', 'fishing'],
      scene: 'dhow',
      hour: 'dusk',
      beside: ['majlis', 'kitchen'],
    },
  ],
  [
    {
      area: 'dubaiHarbour',
      off: [0, 0],
      name: { en: 'Marjan Yacht', ar: 'يخت مرجان' },
      text: {
        en: 'A yacht to live on, at the foot of the towers. Four cabins, a heated deck pool and a cook on request.',
        ar: 'يخت للإقامة عند سفح الأبراج. أربع غرف ومسبح مدفأ على السطح وطباخ عند الطلب.',
      },
      people: 12,
      rooms: [4, 4],
      prices: [8500, 11_000],
      insurance: 7000,
      offers: ['heated_pool', 'wifi', 'air_conditioning', 'kitchen', 'tv', 'sea_view', 'maid_room'],
      does: ['cruise', 'breakfast'],
      scene: 'houseBoat',
      hour: 'night',
      beside: ['bedroom', 'kitchen', 'majlis', 'poolSide'],
    },
    {
      area: 'zorah',
      off: [0, 0],
      name: { en: 'Mangrove Houseboat', ar: 'قارب القرم' },
      text: {
        en:
          'A low houseboat among the mangroves of Al Zorah. Flamingos pass at breakfast, and the kayak is tied ' +
          'outside.',
        ar: 'قارب سكني بين أشجار القرم في الزوراء. يمر النحام وقت الريوق، والكاياك مربوط عند الباب.',
      },
      people: 5,
      rooms: [2, 1],
      prices: [1150, 1500],
      insurance: 800,
      offers: ['wifi', 'air_conditioning', 'kitchen', 'sea_view'],
      does: ['kayak', 'fishing'],
      scene: 'houseBoat',
      hour: 'dawn',
      beside: ['bedroom', 'kitchen'],
      standing: 'refused',
    },
  ],
  [
    {
      area: 'yas',
      off: [0, 0],
      name: { en: 'Sahil Houseboat', ar: 'قارب الساحل' },
      text: {
        en: 'Moored at Yas Marina, ten minutes from the parks. Two cabins, a lounge and a roof for the fireworks.',
        ar: 'راسٍ في مرسى ياس على بعد عشر دقائق من المدن الترفيهية. غرفتان وصالة وسطح لمشاهدة الألعاب النارية.',
      },
      people: 6,
      rooms: [2, 2],
      prices: [1900, 2600],
      insurance: 1500,
      offers: ['wifi', 'air_conditioning', 'kitchen', 'tv', 'sea_view', 'parking'],
      does: ['cruise'],
      scene: 'houseBoat',
      hour: 'dusk',
      beside: ['bedroom', 'majlis', 'kitchen'],
    },
  ],
];
