import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** Where axe looks, and for what: by default everywhere, and for everything. */
export interface Scope {
  /** A CSS selector. */
  readonly within?: string;
  readonly without?: readonly string[];
  /**
   * `colours`: what another theme can change. `shapes`: what another width can change; and `shown` the colours of that
   * alone which this width shows or colours otherwise than the width before, in the same theme.
   */
  readonly of?: 'colours' | 'shapes' | 'shown';
}

let axe: string | undefined;

/** Axe's findings against WCAG 2.2 AA for the current page. */
export async function violations(page: Page, scope: Scope = {}): Promise<string[]> {
  axe ??= await readFile(createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js'), 'utf8');
  // Once per load, because it is half a megabyte.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe);
  return page.evaluate<string[]>(`(${IN_PAGE})(${JSON.stringify(scope)})`);
}

/**
 * Half of what axe does is to compute contrasts. The colours of a theme are therefore computed once, at the first
 * width; how each element looked then is kept on the page.
 */
const IN_PAGE = `async ({ within, without = [], of }) => {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const colours = axe.getRules(tags).filter((rule) => rule.tags.includes('cat.color')).map(({ ruleId }) => ruleId);
  const theme = document.documentElement.dataset.theme;
  const looks = (window.looks ??= {});

  const lookOf = (element) => {
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = getComputedStyle(element);
    return [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight].join();
  };
  const visible = () =>
    [...document.querySelectorAll((within ?? 'body') + ' *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && !without.some((one) => element.closest(one)),
    );
  const run = async (context, options) => {
    // No rule of ours reads style sheets.
    const preload = { assets: ['media'] };
    const { violations } = await axe.run(context, { ...options, resultTypes: ['violations'], selectors: false, preload });
    return violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 160)).join(' | '));
  };

  const context = { ...(within && { include: [[within]] }), exclude: without.map((one) => [one]) };
  if (of !== 'shapes' && of !== 'shown') {
    looks[theme] = new WeakMap(visible().map((element) => [element, lookOf(element)]));
    return run(context, { runOnly: of === 'colours' ? colours : tags });
  }
  const other = visible().filter((element) => looks[theme]?.get(element) !== lookOf(element));
  const found = other.length > 0 ? await run({ include: other }, { runOnly: colours }) : [];
  if (of === 'shown') return found;
  const rules = Object.fromEntries(colours.map((id) => [id, { enabled: false }]));
  return [...found, ...(await run(context, { runOnly: tags, rules }))];
}`;
