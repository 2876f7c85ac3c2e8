import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Accessibility violations of the page in its current state. Frames are not included: check each as a page of its own. */
export async function findAccessibilityViolations(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(finishTransitions)
  // axe is larger than most pages it checks, so each document gets it only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(runAxe, rules)
}

async function runAxe(rules: string[] | undefined) {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
    iframes: false,
    // Skips the detailed results of rules that pass, which take most of the time.
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  })
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)
}

/** Contrast measured in the middle of a color transition means nothing. Endless animations cannot be finished. */
function finishTransitions() {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}
