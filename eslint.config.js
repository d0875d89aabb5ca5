import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import prettier from 'eslint-config-prettier/flat';
import tseslint from 'typescript-eslint';
import { keepCause } from './scripts/eslint/keep-cause.mjs';

const tests = ['**/*.spec.ts', '**/*-spec.ts', '**/testing/**', 'test/**'];
/** Plain JavaScript knows no types, so the linter must be told what Node gives. */
const nodeGlobals = Object.fromEntries(
  (
    'AbortController AbortSignal Blob Buffer TextDecoder TextEncoder URL URLSearchParams clearImmediate clearInterval ' +
    'clearTimeout console crypto fetch module performance process queueMicrotask require setImmediate setInterval ' +
    'setTimeout structuredClone'
  )
    .split(' ')
    .map((name) => [name, 'readonly']),
);
const noEnum = {
  selector: 'TSEnumDeclaration',
  message: 'Use a union of literals: an enum is a second, nominal type.',
};
const noDefault = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: one thing has one name everywhere.',
};
const ENV = 'Read settings from @platform/config: it is the only reader of the environment.';

export default defineConfig(
  { ignores: ['dist/', 'data/', 'coverage/', 'migrations/', 'bench/results/', 'packages/*/dist/'] },
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, rules: { eqeqeq: 'error' } },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: nodeGlobals },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base, tseslint.configs.eslintRecommended],
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ['*.ts'] }, tsconfigRootDir: import.meta.dirname },
    },
    // Only rules that find faults. `consistent-type-imports` stays off: Nest reads the types of constructor
    // parameters at run time, so those must remain value imports.
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-for-in-array': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-unused-vars': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-syntax': ['error', noEnum, noDefault],
      'max-lines': ['warn', 300],
    },
  },
  {
    files: ['packages/client/src/generated/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['libs/**/*.ts', 'apps/**/*.ts'],
    ignores: tests,
    plugins: { recollect: { rules: { 'keep-cause': keepCause } } },
    rules: { 'recollect/keep-cause': 'error' },
  },
  {
    files: ['libs/**/*.ts', 'apps/**/*.ts'],
    rules: {
      complexity: ['error', 20],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: ENV }],
      'no-restricted-imports': [
        'error',
        ...['process', 'node:process'].map((name) => ({ name, importNames: ['env'], message: ENV })),
      ],
    },
  },
  {
    files: ['libs/**/*.ts'],
    rules: { 'max-lines': ['error', 300], 'no-console': 'error' },
  },
  {
    // Written by `npm run rank:train`.
    files: ['libs/**/*-weights.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['libs/platform/config/**/*.ts'],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-imports': 'off' },
  },
  {
    // A describe block is one long function, and long tables of cases are good tables.
    files: tests,
    rules: { 'max-lines-per-function': 'off', 'max-lines': ['warn', 500] },
  },
  {
    // Tools are told by their makers to export their settings by default.
    files: ['*.config.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnum] },
  },
  prettier,
);
