/** Asks axe-core what keeps people from using a page. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly rule: string;
  readonly where: readonly string[];
}

/**
 * The serious and critical findings on the page as it is now.
 * @param parts selectors of the parts that are looked at
 */
export async function seriousFindings(
  page: Page,
  parts: readonly string[] = ['html'],
): Promise<readonly Finding[]> {
  await page.evaluate(axe.source);
  const run = `axe.run({ include: ${JSON.stringify(parts.map((part) => [part]))} })`;
  const { violations } = (await page.evaluate(run)) as axe.AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ rule: id, where: nodes.map(({ target }) => target.join(' ')) }));
}
