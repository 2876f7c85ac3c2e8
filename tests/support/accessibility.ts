import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What keeps somebody from using the page as it stands now. What a frame of it shows is looked at as a page of its own. */
export async function faultsIn(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(finishTransitions)
  // Once to each document: it weighs more than all that it looks at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(look, rules)
}

async function look(rules: string[] | undefined) {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
    iframes: false,
    // What is in order is not described.
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  })
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)
}

/** A colour on its way to another one is neither; what goes on for ever cannot be finished. */
function finishTransitions() {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}
