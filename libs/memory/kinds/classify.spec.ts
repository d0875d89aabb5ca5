import { classify, conditionOf, procedureOf, stepsIn } from './classify.js';

test.each([
  ['1. Build the image\n2. Run the tests\n3. Push it', 'procedural'],
  ['How to deploy: first build the image, then push it', 'procedural'],
  ['First mix the flour, then add water, finally bake', 'procedural'],
  ['I plan to visit Rome in May', 'prospective'],
  ['Remind me to call Bob when the build is red', 'prospective'],
  ['I saw a fox yesterday', 'episodic'],
  ['We met Anna at the harbour', 'episodic'],
  ['Two ships collided last night', 'episodic'],
  ['Paris is the capital of France', 'semantic'],
  ['The first president was Washington', 'semantic'],
])('%j is %s', (text, kind) => {
  expect(classify(text)).toBe(kind);
});

test('steps are read from numbers or list marks, otherwise from sentences', () => {
  expect(stepsIn('1. a b\n2) c d')).toEqual(['a b', 'c d']);
  expect(stepsIn('- one\n- two')).toEqual(['one', 'two']);
  expect(stepsIn('Deploy: 1. build it 2. push it')).toEqual(['build it', 'push it']);
  expect(stepsIn('It costs 1.5 euros')).toEqual([]);
  expect(procedureOf('Deploying\n1. build\n2. push')).toEqual({ name: 'Deploying', steps: ['build', 'push'] });
  expect(procedureOf('First mix it, then bake it').steps).toEqual(['First mix it', 'bake it']);
});

test('a name that is too long is cut between characters', () => {
  expect(procedureOf(`${'🐝'.repeat(300)}\n1. a\n2. b`).name).toBe('🐝'.repeat(200));
});

test('the condition of an intention is the text after "when"', () => {
  expect(conditionOf('Tell Bob when the build is red')).toBe('the build is red');
  expect(conditionOf('Water the plants')).toBe('Water the plants');
});

test('no text blocks the event loop, whether of spaces, digits or many pattern words', () => {
  const before = performance.now();
  for (const part of [' ', '\n', '1. ', 'then ', 'when ', 'step ', ',\n', ': ', '. ', 'i will ', "don't ", '1']) {
    const text = part.repeat(100_000 / part.length);
    for (const whole of [text, `${text}x`, `i will${text}`]) {
      classify(whole);
      stepsIn(whole);
      procedureOf(whole);
      conditionOf(whole);
    }
  }
  expect(performance.now() - before).toBeLessThan(20_000);
});

test('keeps all steps if there are too many', () => {
  const { steps } = procedureOf(Array.from({ length: 300 }, (_, i) => `${i + 1}. do ${i + 1}`).join('\n'));
  expect(steps).toHaveLength(256);
  expect(steps.at(-1)).toContain('do 300');
});
