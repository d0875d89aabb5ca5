import { rulesOf, settingsOf, tierOf } from './tiers.js';

it.each(['constructor', 'toString', '__proto__', 'a type of their own'])(
  'counts a record of type %s as a fact',
  (type) => {
    expect(tierOf(type)).toBe('semantic');
  },
);

it('a floor never exceeds its cap, nor a cap the budget', () => {
  const settings = settingsOf([{ tiers: { semantic: { floor: 500, cap: 100 }, episodic: { cap: 5_000 } } }]);
  const { semantic, episodic } = rulesOf(settings, 1_000);
  expect([semantic.floor, semantic.cap, episodic.cap]).toEqual([100, 100, 1_000]);
});

it('caps summaries at half of the budget, but at no fewer tokens than one of them takes', () => {
  const capAt = (budget: number) => rulesOf(settingsOf([]), budget).archival.cap;
  expect([2_000, 600, 400, 200].map(capAt)).toEqual([1_000, 300, 300, 200]);
  expect(rulesOf(settingsOf([{ tiers: { archival: { cap: 50 } } }]), 400).archival.cap).toBe(50);
});
