import type { PageView } from '@gable/shared/landing-pages/page-view.ts'

let shown: PageView['part'] | undefined = 'opening'

/** Brings what is edited into view, once: whoever has scrolled on since then is left in peace. */
export function lookAt({ part, tab }: PageView) {
  const choice = document.querySelector<HTMLInputElement>(`#tab-${tab}`)
  if (choice) choice.checked = true
  const place = part === 'opening' ? document.body : document.querySelector(`.${part}`)
  const isNew = place !== null && part !== shown
  // What is not there is looked at when it comes, also when it comes back.
  shown = place ? part : undefined
  if (!isNew) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  place.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' })
}
