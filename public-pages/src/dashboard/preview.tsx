import type { PublicDashboard, PublicModule } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { Component, render } from 'preact'
import { applyBrand } from '../preview/apply-brand.ts'
import { listenForPreview } from '../preview/listen-for-preview.ts'
import { fitCodeFrames } from './client/fit-code-frames.ts'
import { DashboardBody } from './dashboard-body.tsx'
import { enhanceEquity } from './enhance-equity.ts'
import { chooseScrollBehavior } from './preview/choose-scroll-behavior.ts'
import { isSame } from './preview/is-same.ts'
import { createModuleKeeper } from './preview/keep-modules.ts'
import { runCode } from './preview/run-code.ts'

interface PreviewMessage {
  type: 'gable:preview'
  page: PublicDashboard
  /** The modules of the page, with everything that is not saved yet. */
  modules: PublicModule[]
  /** The module that the editor's panel shows. */
  selectedModuleId?: string
  /** Set while a new module is edited, so that it stands out. */
  dimsOthers?: boolean
  /** Shows the texts that modules have for a home that nobody has valued. */
  withoutEstimate?: boolean
}

// Nothing on the page has a state of its own, so what gets the same values looks the same.
Component.prototype.shouldComponentUpdate = function (this: Component, next: object) {
  return !isSame(this.props, next)
}

let selected: string | undefined
const keeper = createModuleKeeper()
const runChangedCode = runCode()
/** The sliders work in the preview, too. */
const equityUpdates = new WeakMap<Element, () => void>()

/** Shows an unsaved dashboard in the console. It sends nothing but the module that the agent clicks. */
function show({ page, modules, selectedModuleId, dimsOthers, withoutEstimate }: PreviewMessage) {
  const root = document.documentElement
  // Setting them again would style the whole page again.
  if (root.lang !== page.language) root.lang = page.language
  const dims = dimsOthers ? 'others' : ''
  if (root.dataset.dims !== dims) root.dataset.dims = dims
  applyBrand(page.brand)
  const shown = toShownPage(page, withoutEstimate)
  keeper.start(shown)
  render(<DashboardBody page={shown} modules={modules} render={keeper.render} />, document.body)
  runChangedCode()
  for (const section of document.querySelectorAll<HTMLElement>('[data-module]'))
    section.toggleAttribute('data-selected', section.dataset.module === selectedModuleId)
  for (const section of document.querySelectorAll<HTMLElement>('[data-type="HOME_EQUITY"]')) {
    const update = equityUpdates.get(section)
    if (!update) equityUpdates.set(section, enhanceEquity(section))
    else if (keeper.hasRendered(section.dataset.module)) update()
  }
  if (selectedModuleId !== undefined && selectedModuleId !== selected) scrollToSelected()
  selected = selectedModuleId
}

function scrollToSelected() {
  const section = document.querySelector('[data-selected]')
  if (!section) return
  const { top, bottom } = section.getBoundingClientRect()
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  const behavior = chooseScrollBehavior({ top, bottom, windowHeight: innerHeight, prefersReducedMotion })
  section.scrollIntoView({ block: 'nearest', behavior })
}

let last: { page: PublicDashboard; withoutEstimate: boolean | undefined; shown: PublicDashboard } | undefined

/** The same object until more than a module changes. Tracking code must not run while an agent is signed in. */
function toShownPage(page: PublicDashboard, withoutEstimate: boolean | undefined): PublicDashboard {
  if (last?.page !== page || last.withoutEstimate !== withoutEstimate)
    last = { page, withoutEstimate, shown: { ...(withoutEstimate ? removeEstimates(page) : page), tracking: [] } }
  return last.shown
}

const removeEstimates = (page: PublicDashboard): PublicDashboard => ({
  ...page,
  value: { data: [], course: [] },
  homeward: { ...page.homeward, avm: null },
  equity: page.equity && { ...page.equity, value: null, valueDate: null, equity: null, ltv: null },
})

listenForPreview(show)
fitCodeFrames()

addEventListener('click', ({ target }) => {
  const moduleId = target instanceof Element && target.closest<HTMLElement>('[data-module]')?.dataset.module
  if (moduleId) parent.postMessage({ type: 'gable:select-module', moduleId }, location.origin)
})
