import { readText } from './reading.js';

it('finds pay in an amount for a month or year beside a job, and little in any other', () => {
  const salary = (text: string, language = 'en') => readText(text, language).attributes.get('salary') ?? 0;
  expect(salary('Ich habe die Stelle bei Lüders, 3.050 Euro im Monat.', 'de')).toBeGreaterThan(0.7);
  expect(salary('I got the job at Acme, 2,900 a month.')).toBeGreaterThan(0.7);
  expect(salary('The pay is meh, 29,000 a year.')).toBeGreaterThan(0.7);
  expect(salary('The tenants want 96 euros a year.')).toBeLessThan(0.5);
  const { ofOthers } = readText('My brother has a new job, 2,900 a month.', 'en');
  expect(ofOthers.has('salary')).toBe(true);
});
