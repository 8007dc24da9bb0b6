export const en = {
  note: 'Sales with VAT, from bookings already made, trend, season and the Hijri calendar',
  horizon: 'How far ahead',
  horizons: {
    tomorrow: 'Tomorrow',
    next_month: 'Next month',
    next_quarter: 'Next quarter',
    three_months: 'Next 3 months',
    year: 'Next 12 months',
  },
  expected: {
    tomorrow: 'Expected, tomorrow',
    next_month: 'Expected, next month',
    next_quarter: 'Expected, next quarter',
    three_months: 'Expected, next 3 months',
    year: 'Expected, next 12 months',
  },
  between: '8 in 10 times between {{low}} and {{high}}',
  booked: 'Already booked',
  bookedShare: '{{share}} of what is expected',
  last: {
    tomorrow: 'Yesterday, actual',
    next_month: 'Last month, actual',
    next_quarter: 'Last 3 months, actual',
    three_months: 'Last 3 months, actual',
    year: 'Last 12 months, actual',
  },
  lastExpected: 'forecast was {{shown}}',
  usualError: 'Usual error, {{ahead}}',
  misses: '{{guess}} misses by {{shown}}',
  ahead: { tomorrow: 'tomorrow', month: 'one month ahead', three_months: '3 months ahead', year: 'one year ahead' },
  aheads: { tomorrow: 'Tomorrow', month: 'One month', three_months: '3 months', year: 'One year' },
  guess: {
    last_week: '“Same as last week”',
    last_year: '“Same as last year”',
    last_four_weeks: '“Like the last 4 weeks”',
  },
  chart: {
    title: 'Forecast against actual, {{currency}}',
    actual: 'Actual',
    expected: 'Forecast',
    band: '80% interval',
    now: 'Now',
  },
  quality: {
    title: 'How good it has been',
    tested: 'tested {{when}}',
    ahead: 'Looking ahead',
    error: 'Error',
    guess: 'Simple guess',
    none: 'There is not enough past yet to test it.',
    inside: 'Inside the interval: {{inside}} of {{tested}}.',
    days: 'In the last 8 weeks tomorrow’s sales were off by {{error}} on average; the same day of the week before would have been off by {{guess}}.',
    loses: '{{ahead}}: the simple guess is more accurate.',
  },
  short: {
    weeks: 'Days of history so far: {{days}}. Months further ahead are not forecast yet.',
    months: 'Not every season has been seen twice yet, so treat forecasts beyond one month with caution.',
  },
  stale: 'Calculated {{when}}; a newer one follows within the hour.',
  columns: { month: 'Month', day: 'Day', against: 'Against it', moves: 'What moves it', together: 'Together' },
  interval: '80% interval',
  closed: 'Closed',
  yearBefore: 'Year before',
  from: '{{occasion}} from about {{day}}',
  on: '{{occasion}} {{days}}',
  empty: {
    title: 'No forecast yet',
    text: 'It is calculated every night, as soon as there are three weeks of sales to learn from.',
    days: 'Days so far: {{days}}.',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    forecast: typeof en;
  }
}
