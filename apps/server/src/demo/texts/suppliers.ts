type Supplier = { name: string; contact?: string; mobile?: string; trn?: string; email?: string };
/**
 * `scale`: how large the salon is, in tenths of a usual one. The order is: landlord, electricity, phone, products,
 * cleaning, repairs, and two more who deliver goods.
 */
export type SalonSuppliers = { scale: number; suppliers: readonly Supplier[] };

export const SALON_SUPPLIERS: Readonly<Record<number, SalonSuppliers>> = {
  1001: {
    scale: 20,
    suppliers: [
      { name: 'Al Wasl Properties L.L.C', contact: 'Khalid Mansoor', mobile: '+97143315566', trn: '100456789100003' },
      { name: 'City Electricity and Water', mobile: '+97146019999', trn: '100234567800003' },
      { name: 'Gulf Telecom', mobile: '+97148005000', trn: '100345678900003' },
      { name: 'Sidrah Beauty Supplies', contact: 'Nadia', email: 'orders@sidrah.example', trn: '100567891200003' },
      { name: 'Noor Cleaning Services', contact: 'Ramesh', mobile: '+971505550142' },
      { name: 'Al Manara Maintenance', mobile: '+971525550187' },
      { name: 'Nazih Trading L.L.C', contact: 'Rami', mobile: '+97142955500', trn: '100678912300003' },
      { name: 'Al Waha Cosmetics', email: 'sales@alwaha.example', trn: '100789123400003' },
    ],
  },
  1002: {
    scale: 4,
    suppliers: [
      { name: 'شركة دار النخيل العقارية', contact: 'فهد الدوسري', mobile: '+966112345678', trn: '310122393500003' },
      { name: 'كهرباء المدينة', mobile: '+966920001100', trn: '310233494600003' },
      { name: 'اتصالات الجزيرة', mobile: '+966920002200', trn: '310344595700003' },
      { name: 'مؤسسة ركن الحلاقة', contact: 'سامر', email: 'sales@rukn.example', trn: '310455696800003' },
      { name: 'لمعة للنظافة', mobile: '+966555550133' },
      { name: 'ورشة الإتقان للصيانة', mobile: '+966555550177' },
      { name: 'مستودع أدوات الحلاقين', contact: 'ماجد', mobile: '+966115550123', trn: '310566797900003' },
      { name: 'واحة العناية للتجارة', email: 'orders@alwaha-care.example', trn: '310677898000003' },
    ],
  },
};
