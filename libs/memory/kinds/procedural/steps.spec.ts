import { LIMITS } from '@contracts/limits.js';
import { writtenSteps } from './steps.js';

it('is one text of prerequisites and steps', () => {
  const steps = ['mix', { description: 'bake', tool: 'oven' }];
  expect(writtenSteps(steps, ['flour'])).toBe('Needs: flour\n1. mix\n2. bake (tool oven)');
});

it('keeps as many characters as a record may have, and no half of one', () => {
  const text = writtenSteps([`a${'🐝'.repeat(LIMITS.contentLength)}`], []);
  expect(text).toBe(`1. a${'🐝'.repeat(LIMITS.contentLength - 4)}`);
});
