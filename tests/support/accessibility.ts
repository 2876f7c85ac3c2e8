import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { CheckedParts } from './checked-parts.ts'
import { namePageParts } from './page-parts.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Accessibility violations of the page in its current state. Frames are not included: check each as a page of its own. */
export async function findAccessibilityViolations(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(finishTransitions)
  return check(page, { checked: [], rules })
}

/** The same for the parts of the page that are unlike everything checked so far. */
export async function findNewAccessibilityViolations(page: Page, parts: CheckedParts, rules?: string[]) {
  await page.evaluate(finishTransitions)
  const names = await page.evaluate(namePageParts)
  const checked = parts.filter(names)
  if (checked.length === names.length) return []
  const violations = await check(page, { checked, rules })
  if (violations.length === 0) parts.add(names)
  return violations
}

interface Check {
  /** Names of parts, from `namePageParts`, that are left out. */
  checked: string[]
  rules: string[] | undefined
}

async function check(page: Page, { checked, rules }: Check) {
  // axe is larger than most pages it checks, so each document gets it only once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(runAxe, { checked, rules })
}

/** Runs in the page. */
async function runAxe({ checked, rules }: Check) {
  const page = window as unknown as { axe: typeof axe; pageParts?: Map<Element, string> }
  const { axe: checker, pageParts } = page
  // The next check names the parts of what the page is by then.
  delete page.pageParts
  const exclude = pageParts ? findCheckedParts(pageParts) : []
  const { violations } = await checker.run({ include: [document.documentElement], exclude } as axe.ElementContext, {
    iframes: false,
    // Skips the detailed results of rules that pass, which take most of the time.
    resultTypes: ['violations'],
    ...(rules && { runOnly: rules }),
  })
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')}`)

  /** The largest elements that need no check, since one like them had it or has it now. */
  function findCheckedParts(names: Map<Element, string>) {
    const known = new Set(checked)
    const found: Element[] = []
    collect(document.documentElement)
    return found

    function collect(element: Element) {
      const name = names.get(element)
      if (name === undefined) return
      if (known.has(name)) {
        found.push(element)
        return
      }
      for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) collect(child)
      known.add(name)
    }
  }
}

/** Contrast measured in the middle of a color transition means nothing. Endless animations cannot be finished. */
function finishTransitions() {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
}
