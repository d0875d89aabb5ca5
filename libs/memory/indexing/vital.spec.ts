import { isVital } from './vital.js';

describe('statements whose loss could harm somebody', () => {
  it.each([
    'I am allergic to penicillin.',
    'Mia outgrew her cat allergy.',
    'She takes 75 mg every morning',
    'The doctor put me on 75mcg',
    'My father had a stroke in May.',
    'Came off the citalopram completely.',
    'Seit Montag nehme ich Ramipril.',
    'No more Levothyroxine, says Dr Kemp.',
    'Ich bin gegen Haselnüsse allergisch.',
    'Erdnüsse gehen bei Ben gar nicht, der Notfallpen liegt im Rucksack.',
    'Er nimmt Blutverdünner.',
    'Soy alérgica a los cacahuetes, tengo alergia.',
    'Ma sœur est enceinte.',
    '我对花生过敏。',
    '私は卵アレルギーです。',
  ])('is said by: %s', (text) => expect(isVital(text)).toBe(true));

  it.each([
    'The wifi password is on the fridge.',
    'I still love the villa.',
    'In April my terrapin bit Anna, the program crashed and the pram broke.',
    'Are you allergic to anything?',
    'Bist du gegen etwas allergisch?',
    'I paid 1,240 euros for the washing machine.',
    'Der Kühlschrank ist neu.',
    '我喜欢茉莉花茶。',
  ])('is not said by: %s', (text) => expect(isVital(text)).toBe(false));
});
