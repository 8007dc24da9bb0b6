/** What a salon begins with; it may rename and disable them, and add its own. */
export const defaultExpenseTypes = [
  { english_name: 'Rent', arabic_name: 'الإيجار' },
  { english_name: 'Salaries', arabic_name: 'الرواتب', is_salaries: true },
  { english_name: 'Electricity and water', arabic_name: 'الكهرباء والماء' },
  { english_name: 'Internet and phone', arabic_name: 'الإنترنت والهاتف' },
  { english_name: 'Products and supplies', arabic_name: 'منتجات ومستلزمات' },
  { english_name: 'Maintenance', arabic_name: 'الصيانة' },
  { english_name: 'Cleaning', arabic_name: 'النظافة' },
  { english_name: 'Marketing', arabic_name: 'التسويق' },
  { english_name: 'Licences and government fees', arabic_name: 'الرخص والرسوم الحكومية' },
  { english_name: 'Insurance', arabic_name: 'التأمين' },
  { english_name: 'Other', arabic_name: 'أخرى' },
] as const satisfies readonly { english_name: string; arabic_name: string; is_salaries?: true }[];
