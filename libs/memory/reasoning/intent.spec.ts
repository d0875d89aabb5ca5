import type { Intent } from '@contracts/reasoning/answer.operations.js';
import { classify } from './intent.js';
import { asMeant, splitQuestions } from './answer-question.js';

describe(classify, () => {
  it.each<[Intent, string]>([
    ['simple_recall', 'Where does Ada live?'],
    ['simple_recall', 'How many boats does the club own?'],
    ['simple_recall', 'What should you do if it shows version conflicts?'],
    ['temporal_comparison', 'What happened between Day 3 and Day 5?'],
    ['simple_recall', 'What command creates a new project?'],
    ['mathematical_computation', 'How many more boats does Brest have than Lorient?'],
    ['mathematical_computation', 'How many days passed between the launch and the recall?'],
    ['mathematical_computation', 'What did Mia and Ben spend in total?'],
    ['mathematical_computation', 'Wie viele Tage liegen zwischen Start und Ende?'],
    ['temporal_comparison', 'How did the price change from March to May?'],
    ['temporal_comparison', 'Describe the trend in the visitors over the four weeks'],
    ['temporal_comparison', 'Which team improved the most between Round 1 and Round 3?'],
    ['multi_source_synthesis', 'Compare the two suppliers'],
    ['multi_source_synthesis', 'Why did the bridge close?'],
    ['multi_source_synthesis', 'Which city has the most museums?'],
    ['contradiction_resolution', 'Why might the two sources disagree about attendance?'],
    ['contradiction_resolution', 'Which report would you consider more reliable?'],
  ])('%s: %s', (intent, question) => expect(classify(question)).toEqual({ intent, sure: true }));

  it('is not sure about a long question without a sign', () => {
    const long =
      'Given that we met in the harbour with the people from the yard, who of them was it that brought the key?';
    expect(classify(long)).toEqual({ intent: 'simple_recall', sure: false });
  });
});

describe(splitQuestions, () => {
  it.each<[string, string[]]>([
    ['Where does Ada live?', ['Where does Ada live?']],
    ['Where does Ada live? When did she move?', ['Where does Ada live?', 'When did she move?']],
    ['Where does Ada live, and when did she move there?', ['Where does Ada live', 'when did she move there?']],
    ['I was at the yard. Who built the boat?', ['I was at the yard. Who built the boat?']],
    ['Which figure do you trust and why?', ['Which figure do you trust and why?']],
    ['the price of version 3.5 in Sep. 2025', ['the price of version 3.5 in Sep. 2025']],
    ['Wo wohnt Ada?\nWann zog sie um?', ['Wo wohnt Ada?', 'Wann zog sie um?']],
    ['   ', ['']],
  ])('%s', (text, questions) => expect(splitQuestions(text)).toEqual(questions));

  it('merges questions beyond five into the last', () => {
    const questions = splitQuestions(Array.from({ length: 7 }, (_, i) => `What is number ${i}?`).join(' '));
    expect(questions).toHaveLength(5);
    expect(questions[4]).toBe('What is number 4? What is number 5? What is number 6?');
  });
});

describe(asMeant, () => {
  it.each<[string, string]>([
    ['Where does Ada live, and when did she move there?', 'Where does Ada live when did she move there?'],
    ['Why can a flow not write files, and what is used instead?', 'Why can a flow not write files what is used instead?'],
    ['Where does Ada live, and where does Ben live?', 'where does Ben live?'],
    ['Where does Ada live? Which instruments hang in the oldest house of the harbour?', 'Which instruments hang in the oldest house of the harbour?'],
  ])('%s', (text, last) => expect(asMeant(splitQuestions(text), 1)).toBe(last)); // prettier-ignore

  it('keeps the first question as it is', () => expect(asMeant(['Why?', 'And who?'], 0)).toBe('Why?'));
});
