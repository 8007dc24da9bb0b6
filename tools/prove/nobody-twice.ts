/** How many pairs of bookings have one person in two places: of the same employee, of the same customer. */
export const IN_TWO_PLACES = `
  select count(*)::int as found
  from (select 1
    from busy_times a
    join busy_times b on b.account_id = a.account_id and b.employee_id = a.employee_id and b.id > a.id
      and a.start_at < b.end_at and b.start_at < a.end_at
    union all select 1
    from busy_times a
    join busy_times b on b.account_id = a.account_id and b.customer_id = a.customer_id and b.guest = a.guest
      and b.id > a.id and a.start_at < b.end_at and b.start_at < a.end_at) twice`;
