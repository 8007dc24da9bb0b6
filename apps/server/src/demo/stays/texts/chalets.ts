import type { DemoPlace } from './demo-place';

/** Chalets, by the owner whose they are in the order of the hosts. */
export const CHALETS: readonly (readonly DemoPlace[])[] = [
  [
    {
      area: 'hatta',
      off: [6, 4],
      name: { en: 'Al Sidr Chalet', ar: 'شاليه السدر' },
      text: {
        en:
          'A quiet A-frame between Hatta Dam and the mountain-bike trails, with a heated private pool, a separate ' +
          'majlis for guests and a fire pit under the stars.',
        ar: 'شاليه هادئ بين سد حتا ومسارات الدراجات الجبلية، بمسبح خاص مدفأ ومجلس منفصل للضيوف وجلسة نار تحت النجوم.',
      },
      people: 12,
      rooms: [4, 5],
      prices: [1450, 1900],
      insurance: 1000,
      offers: ['heated_pool', 'majlis', 'barbecue', 'fire_pit', 'wifi', 'air_conditioning', 'parking', 'mountain_view'],
      does: ['kayak', 'breakfast'],
      scene: 'aFrame',
      hour: 'dusk',
      beside: ['poolSide', 'majlis', 'bedroom', 'fireEvening'],
    },
    {
      area: 'alAqah',
      off: [-4, -6],
      name: { en: 'Al Aqah Beach Chalet', ar: 'شاليه العقة' },
      text: {
        en:
          'Steps from the sand of Al Aqah: a bright family chalet on a wooden deck, a pool the children love, and ' +
          'a kitchen big enough for the whole catch. No deposit is taken.',
        ar:
          'على بعد خطوات من رمل العقة: شاليه عائلي مشرق على شرفة خشبية، ومسبح يحبه الأطفال، ومطبخ يتسع لصيد اليوم ' +
          'كله. بدون تأمين.',
      },
      people: 15,
      rooms: [5, 5],
      prices: [1600, 1950],
      insurance: 0,
      offers: ['pool', 'kids_pool', 'barbecue', 'wifi', 'air_conditioning', 'kitchen', 'parking', 'sea_view', 'tv'],
      does: ['fishing', 'barbecue'],
      scene: 'beachHouse',
      hour: 'day',
      beside: ['poolSide', 'kitchen', 'bedroom'],
    },
    {
      area: 'dibba',
      off: [3, 5],
      name: { en: 'Ramlah Chalet', ar: 'شاليه رملة' },
      text: {
        en:
          'Two floors with wide windows towards the Dibba mountains, a private pool and a shaded yard. Good for ' +
          'two families who cook together.',
        ar: 'طابقان بنوافذ واسعة على جبال دبا، ومسبح خاص وحوش مظلل. مناسب لعائلتين تطبخان معًا.',
      },
      people: 12,
      rooms: [4, 4],
      prices: [1200, 1650],
      insurance: 0,
      offers: ['pool', 'majlis', 'barbecue', 'air_conditioning', 'kitchen', 'parking', 'private_yard', 'maid_room'],
      does: ['breakfast'],
      scene: 'villa',
      hour: 'day',
      beside: ['poolSide', 'majlis', 'kitchen'],
    },
    {
      area: 'khorFakkan',
      off: [5, -7],
      name: { en: 'Noor Chalet', ar: 'شاليه نور' },
      text: {
        en:
          'A dome of light above Khor Fakkan: stars through the roof, lamps around the terrace and a small warm ' +
          'pool for the evening.',
        ar: 'قبة من نور فوق خورفكان: نجوم من السقف، ومصابيح حول الجلسة، ومسبح صغير دافئ للمساء.',
      },
      people: 6,
      rooms: [2, 2],
      prices: [980, 1350],
      insurance: 500,
      offers: ['heated_pool', 'fire_pit', 'barbecue', 'wifi', 'air_conditioning', 'mountain_view'],
      does: ['barbecue'],
      scene: 'dome',
      hour: 'night',
      beside: ['fireEvening', 'bedroom', 'poolSide'],
    },
    {
      area: 'jais',
      off: [-8, -6],
      name: { en: 'Wadi Bih Chalet', ar: 'شاليه وادي البيح' },
      text: {
        en:
          'On the road up to Jais, cool at night even in May. Stone terrace, fire pit, and a view down the wadi ' +
          'that nobody forgets.',
        ar: 'على طريق جيس، والليل بارد فيه حتى في مايو. جلسة حجرية ونار وإطلالة على الوادي لا تُنسى.',
      },
      people: 8,
      rooms: [3, 3],
      prices: [850, 1200],
      insurance: 500,
      offers: ['fire_pit', 'barbecue', 'majlis', 'air_conditioning', 'kitchen', 'parking', 'mountain_view'],
      does: ['breakfast'],
      scene: 'aFrame',
      hour: 'dawn',
      beside: ['fireEvening', 'majlis', 'bedroom'],
    },
    {
      area: 'kalba',
      off: [-6, -4],
      name: { en: 'Al Qurm Chalet', ar: 'شاليه القرم' },
      text: {
        en: 'By the mangroves of Kalba, with kayaks at the door and breakfast on a deck over the water line.',
        ar: 'عند غابة القرم في كلباء، والكاياك عند الباب والريوق على شرفة قرب الماء.',
      },
      people: 9,
      rooms: [3, 3],
      prices: [1100, 1400],
      insurance: 0,
      offers: ['kids_pool', 'barbecue', 'wifi', 'air_conditioning', 'kitchen', 'sea_view', 'step_free'],
      does: ['kayak', 'fishing'],
      scene: 'beachHouse',
      hour: 'dusk',
      beside: ['bedroom', 'kitchen', 'poolSide'],
      standing: 'change_waiting',
    },
    {
      area: 'hatta',
      off: [-9, 3],
      name: { en: 'Al Wadi Chalet', ar: 'شاليه الوادي' },
      text: {
        en: 'A new family chalet at the edge of the wadi; pictures of the rooms follow.',
        ar: 'شاليه عائلي جديد على طرف الوادي، وصور الغرف لاحقًا.',
      },
      people: 10,
      rooms: [3, 3],
      prices: [1250, null],
      insurance: 500,
      offers: ['pool', 'barbecue', 'wifi', 'air_conditioning'],
      does: [],
      scene: 'villa',
      hour: 'dawn',
      beside: ['poolSide'],
      standing: 'waiting',
    },
  ],
  [
    {
      area: 'shawka',
      off: [4, 3],
      name: { en: 'Wadi View Chalet', ar: 'شاليه إطلالة الوادي' },
      text: {
        en:
          'White walls above the wadi of Shawka, a long pool and a lawn where children run. The bike trails begin ' +
          'behind the gate.',
        ar: 'جدران بيضاء فوق وادي شوكة، ومسبح طويل ومسطح أخضر يركض فيه الأطفال. مسارات الدراجات تبدأ خلف البوابة.',
      },
      people: 14,
      rooms: [4, 4],
      prices: [1200, 1650],
      insurance: 0,
      offers: ['pool', 'kids_pool', 'play_area', 'barbecue', 'wifi', 'air_conditioning', 'kitchen', 'mountain_view'],
      does: ['buggy', 'barbecue'],
      scene: 'villa',
      hour: 'day',
      beside: ['poolSide', 'playGround', 'majlis', 'bedroom'],
    },
    {
      area: 'masafi',
      off: [5, -4],
      name: { en: 'Ain Masafi Chalet', ar: 'شاليه عين مسافي' },
      text: {
        en:
          'A mountain chalet near the springs of Masafi with a majlis of twenty seats, a pool and a quiet road. ' +
          'Ideal when grandparents come along.',
        ar: 'شاليه جبلي قرب عيون مسافي بمجلس لعشرين شخصًا ومسبح وطريق هادئ. مناسب عندما يأتي الأجداد معكم.',
      },
      people: 16,
      rooms: [5, 6],
      prices: [1750, 2300],
      insurance: 1500,
      offers: ['pool', 'majlis', 'barbecue', 'air_conditioning', 'kitchen', 'parking', 'maid_room', 'step_free', 'tv'],
      does: ['breakfast', 'barbecue'],
      scene: 'villa',
      hour: 'dusk',
      beside: ['majlis', 'poolSide', 'kitchen', 'bedroom'],
    },
    {
      area: 'wurayah',
      off: [-5, -5],
      name: { en: 'Moj Chalet', ar: 'شاليه موج' },
      text: {
        en: 'Two minutes on foot to the beach of Al Badiyah. Small, tidy and made for one family. No deposit.',
        ar: 'دقيقتان مشيًا إلى شاطئ البدية. صغير ومرتب ومناسب لعائلة واحدة. بدون تأمين.',
      },
      people: 5,
      rooms: [2, 2],
      prices: [480, 690],
      insurance: 0,
      offers: ['barbecue', 'wifi', 'air_conditioning', 'kitchen', 'parking', 'sea_view', 'laundry'],
      does: ['fishing'],
      scene: 'beachHouse',
      hour: 'dawn',
      beside: ['kitchen', 'bedroom'],
    },
    {
      area: 'masfout',
      off: [3, -5],
      name: { en: 'Nakhla Chalet', ar: 'شاليه نخلة' },
      text: {
        en:
          'An A-frame among the rocks of Masfout for couples and small families: wood, a warm bath and no ' +
          'neighbours.',
        ar: 'كوخ خشبي بين صخور مصفوت للأزواج والعوائل الصغيرة: خشب ودفء ولا جيران.',
      },
      people: 4,
      rooms: [1, 1],
      prices: [550, 800],
      insurance: 300,
      offers: ['fire_pit', 'wifi', 'air_conditioning', 'kitchen', 'mountain_view'],
      does: ['breakfast'],
      scene: 'aFrame',
      hour: 'night',
      beside: ['bedroom', 'fireEvening'],
    },
    {
      area: 'mirfa',
      off: [-3, 6],
      name: { en: 'Al Mirfa Sea Chalet', ar: 'شاليه بحر المرفأ' },
      text: {
        en:
          'The calm blue of the western coast: a chalet on the sand with a shaded deck, two bathrooms and space ' +
          'for kite gear.',
        ar: 'زرقة الساحل الغربي الهادئ: شاليه على الرمل بجلسة مظللة وحمامين ومكان لمعدات التزلج.',
      },
      people: 8,
      rooms: [3, 2],
      prices: [700, 950],
      insurance: 0,
      offers: ['barbecue', 'air_conditioning', 'kitchen', 'parking', 'sea_view', 'tv'],
      does: ['fishing', 'kayak'],
      scene: 'beachHouse',
      hour: 'night',
      beside: ['bedroom', 'fireEvening', 'kitchen'],
      standing: 'refused',
    },
  ],
  [
    {
      area: 'khawaneej',
      off: [3, 4],
      name: { en: 'Al Khawaneej Garden Chalet', ar: 'شاليه حديقة الخوانيج' },
      text: {
        en:
          'A city weekend without the road: garden, heated pool and a big screen, twenty minutes from downtown ' +
          'Dubai.',
        ar: 'نهاية أسبوع داخل المدينة بلا طريق طويل: حديقة ومسبح مدفأ وشاشة كبيرة على بعد عشرين دقيقة من وسط دبي.',
      },
      people: 20,
      rooms: [4, 5],
      prices: [2400, 3200],
      insurance: 2000,
      offers: ['heated_pool', 'kids_pool', 'majlis', 'barbecue', 'wifi', 'air_conditioning', 'tv', 'football_field'],
      does: ['barbecue'],
      scene: 'villa',
      hour: 'night',
      beside: ['majlis', 'playGround', 'poolSide', 'kitchen', 'bedroom'],
    },
    {
      area: 'dibba',
      off: [-6, -5],
      name: { en: 'Jabal Chalet', ar: 'شاليه جبل' },
      text: {
        en:
          'Under the cliffs of Dibba with a view of the first light. Ten sleep well here, and the fire pit is ' +
          'always ready. There is no deposit.',
        ar: 'تحت جبال دبا مع أول ضوء. ينام هنا عشرة براحة، وجلسة النار جاهزة دائمًا. لا يُطلب أي تأمين.',
      },
      people: 10,
      rooms: [3, 3],
      prices: [890, 1250],
      insurance: 0,
      offers: ['pool', 'fire_pit', 'barbecue', 'air_conditioning', 'kitchen', 'parking', 'mountain_view'],
      does: ['breakfast', 'fishing'],
      scene: 'aFrame',
      hour: 'day',
      beside: ['poolSide', 'fireEvening', 'bedroom', 'majlis'],
    },
    {
      area: 'hafeet',
      off: [4, 5],
      name: { en: 'Mubazzarah Chalet', ar: 'شاليه المبزرة' },
      text: {
        en:
          'At the foot of Jebel Hafeet by the warm springs, with a private pool, a lawn and a short walk to the ' +
          'picnic hills.',
        ar: 'عند سفح جبل حفيت قرب العيون الدافئة، بمسبح خاص ومسطح أخضر وعلى بعد خطوات من التلال.',
      },
      people: 12,
      rooms: [4, 4],
      prices: [1300, 1700],
      insurance: 1000,
      offers: ['pool', 'play_area', 'majlis', 'barbecue', 'air_conditioning', 'kitchen', 'parking', 'mountain_view'],
      does: ['horse', 'breakfast'],
      scene: 'villa',
      hour: 'dawn',
      beside: ['poolSide', 'majlis', 'playGround'],
    },
    {
      area: 'alAqah',
      off: [6, -9],
      name: { en: 'Luban Chalet', ar: 'شاليه لبان' },
      text: {
        en:
          'A dome on the hill behind Al Aqah with a sea view, for two families of four. Frankincense, tea and a ' +
          'warm pool.',
        ar: 'قبة على تل خلف العقة بإطلالة على البحر، لعائلتين من أربعة. لبان وشاي ومسبح دافئ.',
      },
      people: 8,
      rooms: [2, 2],
      prices: [1050, 1450],
      insurance: 700,
      offers: ['heated_pool', 'fire_pit', 'wifi', 'air_conditioning', 'sea_view', 'mountain_view'],
      does: ['breakfast'],
      scene: 'dome',
      hour: 'dusk',
      beside: ['poolSide', 'bedroom', 'fireEvening'],
      standing: 'change_refused',
    },
  ],
];
