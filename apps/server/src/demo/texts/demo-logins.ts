/** Demo worlds only; never made in production. */
export const DEMO_PASSWORD = 'Rawnaq-demo-2026';

export const DEMO_LOGINS = [
  { login: 'owner@glow.demo', who: 'owner of Glow Beauty Lounge, Dubai (or account ID 1001)' },
  { login: 'reception@glow.demo', who: 'receptionist' },
  { login: 'cashier@glow.demo', who: 'cashier' },
  { login: 'employee@glow.demo', who: 'employee' },
  { login: 'owner@nawras.demo', who: "owner of Nawras Men's Salon, Riyadh (or account ID 1002)" },
  { login: 'manager@rawnaq.demo', who: 'platform manager' },
  { login: 'owner@stays.demo', who: 'property owner' },
] as const;
