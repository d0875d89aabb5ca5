import { asksAssistant } from './asking.js';

describe('asksAssistant', () => {
  it.each([
    ['Which hotel did you recommend to me?', true],
    ['What was your advice about sleep?', true],
    ['Was hast du mir empfohlen?', true],
    ['你推荐了什么书？', true],
    ['What did I tell about my sister?', false],
    ['What did I tell you about my sister?', false],
    ['Have I ever told you where Mara lives?', false],
    ['Was habe ich dir über meine Schwester erzählt?', false],
    ['What did you say when I told you about my sister?', true],
    ['I told you about my sister, which gift was it?', true],
    ['Can you tell me where Mara lives?', false],
    ['Could you please remind me where Mara lives?', false],
    ['Where is the youth hostel?', false],
  ])('%j: %s', (query, expected) => {
    expect(asksAssistant(query)).toBe(expected);
  });
});
