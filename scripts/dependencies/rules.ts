import type { Rules } from './inventory.js';

/** A change here is a decision: explain in the commit why the new package is worth it. */
export const RULES: Rules = {
  // Permissive licences. Python-2.0 is that of argparse.
  licenses: new Set([
    'MIT',
    'MIT-0',
    'Apache-2.0',
    'ISC',
    'BSD-2-Clause',
    'BSD-3-Clause',
    '0BSD',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'Unlicense',
    'Python-2.0',
  ]),
  // Both contain the text of the MIT licence.
  licensedByText: { 'passport-strategy': 'MIT', pause: 'MIT' },
  worksWithoutScript: new Set([
    // Counts installs for its author; nothing is imported from it.
    '@scarf/scarf',
    // Builds a faster decoder if no prebuilt one fits; msgpackr has its own in JavaScript.
    'msgpackr-extract',
    // Downloads libraries for graphics cards; those for processors are in the package.
    'onnxruntime-node',
  ]),
  // docs/decisions/0015: 288 MB of it is the ONNX runtime for six platforms, of which the image keeps its own.
  maxPackages: 240,
  maxBytes: 560_000_000,
};
