import type { PublicDashboard } from '@gable/shared/contact-dashboard/public-dashboard.ts'
import { render } from 'preact'
import { applyBrand } from '../preview/apply-brand.ts'
import { listenForPreview } from '../preview/listen-for-preview.ts'
import { fitCodeFrames } from './client/fit-code-frames.ts'
import { DashboardBody } from './dashboard-body.tsx'
import { enhanceEquity } from './enhance-equity.ts'
import { createModuleKeeper } from './preview/keep-modules.ts'
import { runCode } from './preview/run-code.ts'

interface PreviewMessage {
  type: 'gable:preview'
  page: PublicDashboard
  /** The module that the editor's panel shows. */
  selectedModuleId?: string
  /** Set while a new module is edited, so that it stands out. */
  dimsOthers?: boolean
  /** Shows the texts that modules have for a home that nobody has valued. */
  withoutEstimate?: boolean
}

let selected: string | undefined
const keeper = createModuleKeeper()
const runChangedCode = runCode()
/** The sliders work in the preview, too. */
const equityUpdates = new WeakMap<Element, () => void>()

/** Shows an unsaved dashboard in the console. It sends nothing but the module that the agent clicks. */
function show({ page, selectedModuleId, dimsOthers, withoutEstimate }: PreviewMessage) {
  const root = document.documentElement
  // Setting them again would style the whole page again.
  if (root.lang !== page.language) root.lang = page.language
  const dims = dimsOthers ? 'others' : ''
  if (root.dataset.dims !== dims) root.dataset.dims = dims
  applyBrand(page.brand)
  // Tracking code must not run while an agent is signed in.
  const shown = withoutEstimate ? removeEstimates(page) : page
  keeper.start(shown)
  render(<DashboardBody page={{ ...shown, tracking: [] }} render={keeper.render} />, document.body)
  runChangedCode()
  for (const section of document.querySelectorAll<HTMLElement>('[data-module]'))
    section.toggleAttribute('data-selected', section.dataset.module === selectedModuleId)
  for (const section of document.querySelectorAll<HTMLElement>('[data-type="HOME_EQUITY"]')) {
    const update = equityUpdates.get(section)
    if (update) update()
    else equityUpdates.set(section, enhanceEquity(section))
  }
  if (selectedModuleId !== undefined && selectedModuleId !== selected)
    document.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  selected = selectedModuleId
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
