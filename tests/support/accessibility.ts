import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What keeps somebody from using the page as it stands now. */
export async function faultsIn(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(finishTransitions)
  // The other mode opens a page of its own for every look, for frames of other origins: there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  if (rules) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)
}

/** A colour on its way to another one is neither; what goes on for ever cannot be finished. */
function finishTransitions() {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}
