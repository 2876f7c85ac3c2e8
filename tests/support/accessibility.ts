import type { Frame, Page } from '@playwright/test'
import axe from 'axe-core'

/** What keeps somebody from using the page as it stands now, and all frames in it. */
export async function faultsIn(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(finishTransitions)
  await Promise.all(page.frames().map(bringAxe))
  return page.evaluate(look, rules)
}

/** Once to each document: it weighs more than all that it looks at. */
async function bringAxe(frame: Frame) {
  const isThere = await frame.evaluate(() => 'axe' in window).catch(() => undefined)
  // A frame that is going away is not looked at.
  if (isThere === false) await frame.evaluate(axe.source).catch(() => {})
}

async function look(rules: string[] | undefined) {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
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
