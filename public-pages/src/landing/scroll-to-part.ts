import type { PageView } from '@gable/shared/landing-pages/page-view.ts'

let currentPart: PageView['part'] | undefined = 'hero'

/** Scrolls to the edited part when it changes, and not again, so that the agent can scroll freely. */
export function scrollToPart({ part, tab }: PageView) {
  const tabInput = document.querySelector<HTMLInputElement>(`#tab-${tab}`)
  if (tabInput) tabInput.checked = true
  const element = part === 'hero' ? document.body : document.querySelector(`.${part}`)
  const hasChanged = element !== null && part !== currentPart
  // A part that is missing now, such as a hidden video, is scrolled to when it appears.
  currentPart = element ? part : undefined
  if (!hasChanged) return
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'start', behavior: prefersReducedMotion ? 'instant' : 'smooth' })
}
