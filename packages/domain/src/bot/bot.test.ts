import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshState } from './bot-turn';
import { demoFacts, playSalon } from './test/play-salon';
import { botState, type BotState } from './bot.types';
import { namedIn, numberOf, wordsOf } from './understand';
import { dayIn, timesIn } from './understand-when';

/** Plays a customer; answers what the bot said. */
function phone(language: 'en' | 'ar' = 'en', change: Parameters<typeof demoFacts>[0] = {}) {
  const facts = demoFacts(change);
  const salon = playSalon(facts);
  let state: BotState = freshState(language);
  const write = (text: string, payload: string | null = null, kind = 'text') => {
    const turn = salon.answer(state, { text, payload, kind });
    state = botState.parse(JSON.parse(JSON.stringify(turn.state)));
    return turn;
  };
  const press = (title: string) => {
    const option = state.options.find((one) => one.title === title);
    if (!option) throw new Error(`no ${title} in ${state.options.map((one) => one.title).join(', ')}`);
    return write(option.title, option.id);
  };
  return { write, press, salon, state: () => state };
}

describe('the bot', () => {
  it('books by buttons, in English', () => {
    const me = phone();
    expect(me.write('hello').answer.text).toContain('Hello Noura');
    me.press('Book');
    me.press('Hair');
    expect(me.press('Root colour').answer.text).toContain('With whom');
    me.press('Anyone');
    me.press('tomorrow');
    const asked = me.press('10:00 AM').answer;
    expect(asked.text).toContain('Root colour');
    expect(asked.text).toContain('AED 320.00');
    expect(me.press('Yes, confirm').answer.text).toMatch(/^Booked: Root colour/);
    expect(me.salon.visits).toHaveLength(1);
  });

  it('books by words and numbers, in Arabic, with spelling mistakes', () => {
    const me = phone('en');
    const first = me.write('السلام عليكم ابغى موعد صبغه جذورر');
    expect(first.state.language).toBe('ar');
    expect(first.answer.text).toContain('مع من');
    me.write('١');
    expect(me.write('بكرة').answer.text).toContain('الأوقات المتاحة غدًا');
    expect(me.write('١٠ ص').answer.text).toContain('هل نثبّت الحجز');
    expect(me.write('اي تمام').answer.text).toContain('تم الحجز: صبغة جذور');
  });

  it('asks for a name where it knows none, and takes what WhatsApp calls her', () => {
    const me = phone('en', { customer: null, profile_name: 'Dana' });
    me.write('book root colour');
    me.write('1');
    me.write('tomorrow');
    expect(me.write('10:00').answer.text).toContain('What name');
    expect(me.write('12345').answer.text).toContain('in letters');
    expect(me.write('Dana Khalil').answer.text).toContain('Shall I book');
    me.write('yes');
    expect(me.salon.names).toEqual(['Dana Khalil']);
  });

  it('moves and cancels, and says when it is too late', () => {
    const me = phone();
    me.salon.book('2026-11-20', 600);
    expect(me.write('I want to move my appointment').answer.text).toContain('Root colour');
    me.press('Move it');
    me.press('tomorrow');
    expect(me.press('11:00 AM').answer.text).toBe('Shall I move your appointment to tomorrow, 11:00 AM?');
    expect(me.press('Yes, confirm').answer.text).toContain('Moved: Root colour');
    expect(me.salon.visits[0]).toMatchObject({ date: '2026-11-17', start: 660 });
    me.write('my appointments');
    me.press('Cancel it');
    expect(me.press('Yes, cancel it').answer.text).toContain('Cancelled');
    expect(me.write('مواعيدي').answer.text).toContain('ليس لديك مواعيد');
    me.salon.book('2026-11-16', 1000, false);
    expect(me.write('my appointments').answer.text).toContain('too close');
    expect(me.write('cancel it').answer.text).not.toContain('Cancelled');
  });

  it('says what becomes of a paid deposit, before and after it cancels', () => {
    const fates = [
      { fate: 'refundable', amount: 5_000 },
      { fate: 'salon', amount: 1_000 },
    ] as const;
    const me = phone();
    me.salon.book('2026-11-20', 600, true, [...fates]);
    me.write('my appointments');
    expect(me.press('Cancel it').answer.text).toMatch(
      /AED 50\.00 will be refunded to the card you paid with\.\nAbout your deposit of AED 10\.00/,
    );
    expect(me.press('Yes, cancel it').answer.text).toContain('AED 50.00 is being refunded to the card');
    const arabic = phone('ar');
    arabic.salon.book('2026-11-20', 600, true, [fates[0]]);
    arabic.write('مواعيدي');
    expect(arabic.press('إلغاء الموعد').answer.text).toContain('يُعاد العربون');
    expect(arabic.press('نعم، ألغِ الموعد').answer.text).toContain('تجري إعادة العربون');
    const unpaid = phone();
    unpaid.salon.book('2026-11-20', 600);
    unpaid.write('my appointments');
    expect(unpaid.press('Cancel it').answer.text).not.toContain('deposit');
  });

  it('is sorry about a time that was taken, and offers others', () => {
    const me = phone();
    me.write('book root colour');
    me.write('1');
    me.write('tomorrow');
    me.write('10:00');
    me.salon.take('2026-11-17', 600);
    const { answer } = me.press('Yes, confirm');
    expect(answer.text).toContain('booked a moment ago');
    expect(answer.options.map(({ title }) => title)).not.toContain('10:00 AM');
    me.press('11:00 AM');
    expect(me.press('Yes, confirm').answer.text).toContain('Booked');
  });

  it('tells prices, packages, hours and the way', () => {
    const me = phone();
    expect(me.write('how much is root colour').answer.text).toContain('Root colour: AED 320.00');
    expect(me.write('offers').answer.text).toContain('Bride');
    expect(me.write('متى تفتحون').answer.text).toContain('الجمعة: مغلق');
    expect(me.write('where are you').answer.text).toContain('Jumeirah');
  });

  it('passes questions, pictures and second riddles to a person', () => {
    expect(phone().write('Is keratin ok after highlights?').hand_over).toBe('not-understood');
    expect(phone().write('', null, 'image').hand_over).toBe('media');
    const me = phone();
    me.write('hi');
    expect(me.write('blubb').answer.text).toContain('did not understand');
    expect(me.write('blubb').hand_over).toBe('not-understood');
    const closed = phone('en', { open: false });
    expect(closed.write('speak to a person')).toMatchObject({
      hand_over: 'asked',
      answer: { text: expect.stringContaining('open again tomorrow 10:00 AM') },
    });
  });

  it('takes complaints, and lets nobody get lost', () => {
    const me = phone();
    me.write('complaint');
    me.press('Complaint');
    expect(me.write('The person at reception kept me waiting for an hour').answer.text).toContain('Thank you');
    expect(me.salon.complaints).toEqual(['The person at reception kept me waiting for an hour']);
    me.write('book');
    me.press('Hair');
    expect(me.write('رجوع').state.place.at).toBe('category');
    expect(me.write('menu').state.place.at).toBe('menu');
    expect(me.write('English').state).toMatchObject({ language: 'en', pinned: true });
    expect(me.write('مرحبا').state.language).toBe('en');
    expect(me.write('10:00 AM', 'time:600').answer.text).toContain('no longer open');
  });

  it('always answers and stays where it can be read, whatever is written', () => {
    const things = fc.constantFrom(
      '1',
      '٢',
      '3',
      '0',
      'book',
      'حجز',
      'مواعيدي',
      'menu',
      'yes',
      'لا',
      'tomorrow',
      '10:00',
      '5 pm',
      'back',
      'cancel',
      'الغي',
      'root colour',
      'عربي',
      'english',
      'شكوى',
      'It was bad',
      '',
      '?',
      '\0',
      '{salon}',
      '🛑',
      'Sara',
    );
    const said = fc.record({
      text: fc.oneof(
        { weight: 5, arbitrary: things },
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.string({ unit: 'binary' }),
      ),
      press: fc.option(fc.nat(12)),
      kind: fc.constantFrom('text', 'text', 'text', 'image', 'interactive'),
    });
    fc.assert(
      fc.property(fc.array(said, { minLength: 1, maxLength: 25 }), fc.boolean(), (inputs, isKnown) => {
        const me = phone('en', isKnown ? {} : { customer: null });
        me.salon.book('2026-11-20', 600);
        for (const { text, press, kind } of inputs) {
          const option = press === null ? undefined : me.state().options[press];
          const { answer, state } = option
            ? me.write(option.title, option.id, 'interactive')
            : me.write(text, null, kind);
          expect(answer.text.trim()).not.toBe('');
          expect(answer.text).not.toMatch(/undefined|NaN|\[object/);
          expect(answer.options.length).toBeLessThanOrEqual(10);
          expect(new Set(answer.options.map(({ id }) => id)).size).toBe(answer.options.length);
          expect(state.options).toHaveLength(answer.options.length);
        }
      }),
      { numRuns: 80 },
    );
  });
});

describe('words', () => {
  it('are understood as numbers, days and times', () => {
    expect(['1', '١.', '1️⃣', 'number 1', 'واحد', 'الاول', 'first'].map((text) => numberOf(wordsOf(text)))).toEqual(
      Array.from({ length: 7 }, () => 1),
    );
    expect(numberOf(wordsOf('1 or 2'))).toBeUndefined();
    const days = ['today', 'after tomorrow', 'الخميس', 'thu', '3/1', 'بعد بكره', '31/2'];
    expect(days.map((text) => dayIn(wordsOf(text), '2026-11-16'))).toEqual([
      '2026-11-16',
      '2026-11-18',
      '2026-11-19',
      '2026-11-19',
      '2027-01-03',
      '2026-11-18',
      undefined,
    ]);
    const free = [600, 1020, 1080, 1500];
    expect(
      ['5pm', '٥ مساء', '5:00', '17:00', '1:00', '6 pm', '5', '10 am'].map((text) => timesIn(wordsOf(text), free)),
    ).toEqual([[1020], [1020], [1020], [1020], [1500], [1080], [], [600]]);
  });

  it('find what is named, and nothing where it could be anything', () => {
    const names = ['Root colour', 'Full colour', 'Haircut'];
    const find = (text: string) => namedIn(wordsOf(text), names, (name) => [name]);
    expect(find('root color')).toEqual(['Root colour']);
    expect(find('colour')).toEqual(['Root colour', 'Full colour']);
    expect(find('please can you tell me something about haircut and other nice matters of life')).toEqual([]);
  });
});
