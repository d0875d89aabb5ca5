import type { Report } from './report.js';

const [WIDTH, HEIGHT, MARGIN] = [640, 400, 48];
const CHARACTERS_PER_TOKEN = 4;
const BUDGETS = [100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 4000];
const COLOURS = ['#1f6feb', '#bc4c00', '#1a7f37', '#8250df'];

/** Evidence seen by tokens read in whole turns, one point per budget. */
function recallByTokens(report: Report): { tokens: number; recall: number }[] {
  const asked = report.asked.filter(({ headline, scores }) => headline && scores);
  return BUDGETS.map((tokens) => {
    const sum = asked.reduce((total, { characters, ranks }) => {
      let [spent, read] = [0, 0];
      for (const length of characters) {
        spent += Math.ceil(length / CHARACTERS_PER_TOKEN);
        if (spent > tokens) break;
        read += 1;
      }
      return total + ranks.filter((rank) => rank !== null && rank <= read).length / ranks.length;
    }, 0);
    return { tokens, recall: asked.length > 0 ? sum / asked.length : 0 };
  });
}

/** Recall against returned tokens, one line per data set, as SVG. */
export function plot(reports: readonly Report[]): string {
  const most = BUDGETS.at(-1) ?? 1;
  const x = (tokens: number) => MARGIN + (Math.log(tokens / 100) / Math.log(most / 100)) * (WIDTH - 2 * MARGIN);
  const y = (recall: number) => HEIGHT - MARGIN - recall * (HEIGHT - 2 * MARGIN);
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (recall) =>
      `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${y(recall)}" y2="${y(recall)}" stroke="#ddd"/>` +
      `<text x="${MARGIN - 8}" y="${y(recall) + 4}" text-anchor="end">${recall * 100}</text>`,
  );
  const ticks = BUDGETS.map(
    (tokens) => `<text x="${x(tokens).toFixed(1)}" y="${HEIGHT - MARGIN + 18}" text-anchor="middle">${tokens}</text>`,
  );
  const lines = reports.map((report, index) => {
    const colour = COLOURS[index % COLOURS.length] ?? '#000';
    const points = recallByTokens(report).map(
      ({ tokens, recall }) => `${x(tokens).toFixed(1)},${y(recall).toFixed(1)}`,
    );
    return (
      `<polyline fill="none" stroke="${colour}" stroke-width="2" points="${points.join(' ')}"/>` +
      `<text x="${MARGIN + 12}" y="${MARGIN + 16 * (index + 1)}" fill="${colour}">${escaped(report.dataset)}</text>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">` +
    `<rect width="100%" height="100%" fill="#fff"/>${[...grid, ...ticks, ...lines].join('')}` +
    `<text x="${WIDTH / 2}" y="${HEIGHT - 10}" text-anchor="middle">tokens read, whole turns</text>` +
    `<text x="${MARGIN}" y="${MARGIN - 16}">evidence seen, %</text></svg>\n`
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
