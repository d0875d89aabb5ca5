import { isOtherTaste, tasteAsked, tasteIn } from './taste.js';

const asked = (query: string, language = 'en', isYesOrNo = false) => tasteAsked(query, language, isYesOrNo);

describe('Taste', () => {
  it.each([
    ["What doesn't Callum like to eat?", 'en'],
    ['What food does Callum dislike?', 'en'],
    ['What does my sister not eat?', 'en'],
    ['What should I avoid cooking for him?', 'en'],
    ['Was mag Jonas nicht?', 'de'],
    ["Qu'est-ce que Léa déteste ?", 'fr'],
    ['¿Qué no le gusta a Inés?', 'es'],
  ])('of the question "%s" is a dislike', (query, language) => {
    expect(asked(query, language)).toEqual({ likes: false, dislikes: true });
  });

  it.each([
    ['What does Callum like?', 'en'],
    ['Which band is her favourite?', 'en'],
    ['Was isst Jonas am liebsten?', 'de'],
    ['Quel est le plat préféré de Léa ?', 'fr'],
    ['¿Qué le gusta a Inés?', 'es'],
  ])('of the question "%s" is a like', (query, language) => {
    expect(asked(query, language)).toEqual({ likes: true, dislikes: false });
  });

  it('of a text that tells both is both', () => {
    expect(tasteIn('Callum loves ramen but hates mushrooms', 'en')).toEqual({ likes: true, dislikes: true });
  });

  it.each([
    'Prawns close my throat like a fist',
    'That looks like rain',
    'I would like to know',
    'Bought a new kettle',
  ])('is not told by "%s"', (text) => {
    expect(tasteIn(text, 'en')).toEqual({ likes: false, dislikes: false });
  });

  it('of a question for yes or no is neither, as both answer it', () => {
    expect(asked('Does Callum like mushrooms?', 'en', true)).toEqual({ likes: false, dislikes: false });
    expect(asked("Is there anything Callum won't eat?", 'en', true)).toEqual({ likes: false, dislikes: true });
  });

  it('differs only if the question asks for one and the text tells the other', () => {
    const dislike = asked("What won't Callum eat?");
    expect(isOtherTaste(dislike, tasteIn("Callum's favourite dish is lasagne", 'en'))).toBe(true);
    expect(isOtherTaste(dislike, tasteIn('Callum hates mushrooms', 'en'))).toBe(false);
    expect(isOtherTaste(dislike, tasteIn('Callum is allergic to nuts', 'en'))).toBe(false);
    expect(isOtherTaste(dislike, tasteIn('Callum loves ramen and hates tofu', 'en'))).toBe(false);
  });
});
