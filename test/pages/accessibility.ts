/** Asks axe-core what keeps people from using a page. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Finding {
  readonly rule: string;
  readonly where: readonly string[];
}

/** All findings on the page as it is now, also those that only annoy. */
export async function findings(page: Page): Promise<readonly Finding[]> {
  return (await violationsIn(page, ['html'])).map(findingOf);
}

/**
 * The serious and critical findings on the page as it is now.
 * @param parts selectors of the parts that are looked at
 */
export async function seriousFindings(
  page: Page,
  parts: readonly string[] = ['html'],
): Promise<readonly Finding[]> {
  const violations = await violationsIn(page, parts);
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(findingOf);
}

async function violationsIn(page: Page, parts: readonly string[]): Promise<readonly axe.Result[]> {
  await page.evaluate(axe.source);
  const run = `axe.run({ include: ${JSON.stringify(parts.map((part) => [part]))} })`;
  const { violations } = (await page.evaluate(run)) as axe.AxeResults;
  return violations;
}

function findingOf({ id, nodes }: axe.Result): Finding {
  return { rule: id, where: nodes.map(({ target }) => target.join(' ')) };
}
