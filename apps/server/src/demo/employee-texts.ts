/** The people of the demo salons. Those who can sign in are found by their e-mail. */
export type DemoEmployee = { name: string; email?: string; mobile?: string; experience?: string; joined: number; salary: number; commission?: number; hours: 'desk' | 'day' | 'evening' | 'split' | 'night'; passport?: number; residency?: number; serves?: boolean; leftAgo?: number };

/** Numbers of days from today; salaries in whole units. */
export const demoEmployees: Record<number, { place: { latitude: number; longitude: number; business_day_cut_off?: string }; people: readonly DemoEmployee[] }> = {
  1001: {
    place: { latitude: 25.20485, longitude: 55.27078, business_day_cut_off: '03:00:00' },
    people: [
      { name: 'Mariam Al Hashimi', email: 'owner@glow.demo', mobile: '+971504821937', experience: 'Founder; 14 years in salons in Dubai and Abu Dhabi', joined: -1900, salary: 0, hours: 'desk', passport: 900 },
      { name: 'Huda Salem', email: 'reception@glow.demo', mobile: '+971521184402', experience: 'Front desk, 6 years', joined: -820, salary: 5500, hours: 'day', passport: 410, residency: 230 },
      { name: 'Joy Santos', email: 'cashier@glow.demo', mobile: '+971523390117', experience: 'Cashier, 4 years', joined: -610, salary: 4800, hours: 'day', passport: 640, residency: 21 },
      { name: 'Rim Ayoub', email: 'employee@glow.demo', mobile: '+971567720934', experience: 'Colourist, trained in Beirut', joined: -1240, salary: 7500, commission: 1200, hours: 'evening', passport: 55, residency: 300, serves: true },
      { name: 'Hiba Khoury', mobile: '+971506613380', experience: 'Hair stylist, 9 years', joined: -980, salary: 7000, commission: 1200, hours: 'evening', passport: 700, residency: 150, serves: true },
      { name: 'Liza Marie Cruz', mobile: '+971581029476', experience: 'Nail artist', joined: -455, salary: 4200, commission: 1000, hours: 'split', passport: 5, residency: 98, serves: true },
      { name: 'نورة المرزوقي', mobile: '+971505557218', experience: 'خبيرة مكياج عرائس، 8 سنوات', joined: -730, salary: 8000, commission: 1500, hours: 'evening', passport: 1200, serves: true },
      { name: 'Anjali Menon', mobile: '+971529917734', experience: 'Facials and threading', joined: -390, salary: 4500, commission: 1000, hours: 'day', passport: 820, residency: -3, serves: true },
      { name: 'سارة بن يوسف', mobile: '+971564483019', experience: 'حمّام مغربي ومساج', joined: -260, salary: 4600, commission: 1000, hours: 'night', passport: 510, residency: 365, serves: true },
      { name: 'Grace Wanjiru', mobile: '+971582206651', experience: 'Braids and extensions', joined: -170, salary: 4300, commission: 1000, hours: 'split', passport: 300, residency: 190, serves: true },
      { name: 'Mei Lin', mobile: '+971526678143', experience: 'Lashes and brows', joined: -95, salary: 4700, commission: 1100, hours: 'day', passport: 1500, residency: 640, serves: true },
      { name: 'Dina Farid', mobile: '+971503318824', experience: 'Assistant stylist', joined: -700, salary: 3800, hours: 'day', passport: 240, residency: 40, leftAgo: 35 },
    ],
  },
  1002: {
    place: { latitude: 24.71355, longitude: 46.67529, business_day_cut_off: '04:00:00' },
    people: [
      { name: 'سلطان العتيبي', email: 'owner@nawras.demo', mobile: '+966509421186', experience: 'مؤسس الصالون', joined: -400, salary: 0, hours: 'desk', passport: 800 },
      { name: 'ياسين الحلبي', mobile: '+966541180293', experience: 'حلاق، خبرة 11 سنة', joined: -380, salary: 5200, commission: 1500, hours: 'night', passport: 420, residency: 26, serves: true },
      { name: 'محمد أنور', mobile: '+966567723014', experience: 'حلاقة وتنظيف بشرة', joined: -300, salary: 4300, commission: 1200, hours: 'night', passport: 6, residency: 260, serves: true },
      { name: 'Rashid Khan', mobile: '+966538804417', experience: 'Barber, 5 years', joined: -210, salary: 4000, commission: 1000, hours: 'split', passport: 700, residency: 120, serves: true },
      { name: 'عمر السبيعي', mobile: '+966550917726', experience: 'استقبال', joined: -120, salary: 4500, hours: 'evening', serves: false },
    ],
  },
  1: {
    place: { latitude: 25.19732, longitude: 55.27438 },
    people: [
      { name: 'Training', email: 'training@rawnaq.demo', joined: -300, salary: 0, hours: 'desk' },
      { name: 'Salma Nasser', mobile: '+971509900121', experience: 'Hair stylist', joined: -250, salary: 5000, commission: 1000, hours: 'day', passport: 29, residency: 400, serves: true },
      { name: 'منى الشامسي', mobile: '+971509900122', experience: 'خبيرة تجميل', joined: -200, salary: 5200, commission: 1000, hours: 'evening', passport: 600, serves: true },
    ],
  },
};
