import type { Rule } from 'eslint';

export const keepCause: Rule.RuleModule;
