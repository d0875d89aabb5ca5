import { budgetOf } from './budget.js';

const of = (model: string, tokenBudget?: number) => budgetOf({ model, token_budget: tokenBudget }, 0.1);

describe('budgetOf', () => {
  it('uses the requested budget', () => {
    expect(budgetOf({ token_budget: 700 }, 0.1)).toMatchObject({ tokens: 700, counted: 700, exact: true, encoding: 'o200k_base' }); // prettier-ignore
    expect(of('gpt-4', 700)).toMatchObject({ tokens: 700, encoding: 'cl100k_base', contextLimit: 8_192 });
    expect(of('a-model-of-tomorrow', 700)).toMatchObject({ tokens: 700, exact: false, contextLimit: undefined });
  });

  it.each([
    ['gpt-4o', 12_800, 'o200k_base'],
    ['openai/gpt-4o-mini-2024-07-18', 12_800, 'o200k_base'],
    ['gpt-5.1', 32_000, 'o200k_base'],
    ['gpt-5.1-chat-latest', 12_800, 'o200k_base'],
    ['GPT-4.1-nano', 32_000, 'o200k_base'],
    ['o3-mini', 20_000, 'o200k_base'],
    ['gpt-4', 819, 'cl100k_base'],
    ['gpt-4-turbo-2024-04-09', 12_800, 'cl100k_base'],
    ['gpt-3.5-turbo', 1_638, 'cl100k_base'],
  ] as const)('gives %s a share of its window: %d tokens of %s', (model, tokens, encoding) => {
    expect(of(model)).toMatchObject({ tokens, encoding, exact: true, counted: tokens });
  });

  it.each(['claude-sonnet-4-5', 'gemini-2.5-pro', 'meta/llama-3.1-70b', 'mistral-large-latest'])(
    'keeps a margin for %s, whose tokenizer is another',
    (model) => {
      const { tokens, counted, exact } = of(model);
      expect(exact).toBe(false);
      expect(counted).toBe(Math.floor(tokens / 1.35));
    },
  );

  it('rejects an unknown model without a budget, and more than the window of the model', () => {
    expect(() => of('a-model-of-tomorrow')).toThrow('token_budget');
    expect(() => of('gpt-4.5-preview')).toThrow('token_budget');
    expect(() => of('gpt-4', 9_000)).toThrow('8192');
  });

  it('uses the configured share', () => {
    expect(budgetOf({ model: 'gpt-4o' }, 0.2).tokens).toBe(25_600);
    expect(budgetOf({ model: 'gpt-4' }, 0.01).tokens).toBe(100);
  });
});
