import { asksAssistant, weightOf } from './weigh.js';

const traits = { sessionId: null, role: 'user', occurredAt: 50, size: 100 };

describe('weightOf', () => {
  it('leaves a short turn as it is', () => {
    expect(weightOf(traits, [])).toBe(1);
  });

  it('lowers a text of many passages, a little', () => {
    expect(weightOf({ ...traits, size: 700 }, [])).toBe(1);
    expect(weightOf({ ...traits, size: 7_000 }, [])).toBeCloseTo(0.743, 3);
  });

  it('raises what is of the time that was named, a day more than a month', () => {
    const day = { from: 40, to: 60, grain: 'day' } as const;
    const month = { from: 0, to: 51, grain: 'month' } as const;
    expect(weightOf(traits, [month, day])).toBe(2.5);
    expect(weightOf(traits, [month])).toBe(1.7);
    expect(weightOf({ ...traits, occurredAt: 60 }, [month, day])).toBe(1);
  });
});

describe('asksAssistant', () => {
  it.each([
    ['Which hotel did you recommend to me?', true],
    ['What was your advice about sleep?', true],
    ['Was hast du mir empfohlen?', true],
    ['你推荐了什么书？', true],
    ['What did I tell about my sister?', false],
    ['Can you tell me where Mara lives?', false],
    ['Could you please remind me where Mara lives?', false],
    ['Where is the youth hostel?', false],
  ])('%j: %s', (query, expected) => {
    expect(asksAssistant(query)).toBe(expected);
  });
});
