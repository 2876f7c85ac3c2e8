import { newId } from '@gable/shared/ids.ts'
import { createTracker } from '../../../embeds/src/tracking/tracker.ts'
import { connectConversions } from '../conversions/connect-conversions.ts'
import { findClickedLink } from '../find-clicked-link.ts'
import { loadStylesheet } from '../load-stylesheet.ts'
import { isAgentsPreview } from '../preview/is-agents-preview.ts'
import { playVideo } from '../video/play-video.ts'
import type * as InlineJourney from './inline-journey.tsx'

/** Counts the visit, and loads the journey when the visitor is about to use a search bar. */
const script = document.getElementById('landing')
if (script) enhancePage(script.dataset as Record<string, string | undefined>)

interface ScriptData {
  page?: string
  language?: string
  journey?: string
  style?: string
  counts?: string
  conversions?: string
  variant?: string
  /** The page of another website that began the visit. */
  referrer?: string
}

function enhancePage({
  page: pageId = '',
  language = 'en',
  journey = '',
  style = '',
  counts,
  conversions,
  variant,
  referrer,
}: ScriptData) {
  const visitId = newId()
  const countsMachines = counts === 'machines'
  const isPreview = isAgentsPreview()
  const reporter = connectConversions(isPreview || !conversions ? undefined : JSON.parse(conversions))
  const tracker = createTracker({
    base: '',
    subject: 'landing-page',
    subjectId: pageId,
    visitId,
    countsMachines,
    variant,
    referrer,
    onCount: reporter?.report,
  })
  // Opening the page counts as a view, whichever part of it is on the screen.
  if (!isPreview) tracker.trackViews(document.documentElement)

  addEventListener('click', (event) => {
    const poster = findClickedLink(event, '[data-video]')
    if (!poster) return
    event.preventDefault()
    playVideo(poster)
  })

  let hasCountedEntrance = isPreview
  const countEntrance = () => {
    if (!hasCountedEntrance) tracker.count('entrance')
    hasCountedEntrance = true
  }
  let loadedModule: Promise<typeof InlineJourney> | undefined
  const loadModule = () => {
    loadedModule ??= Promise.all([import(journey), loadStylesheet(style)]).then(([inlineJourney]) => inlineJourney)
    return loadedModule
  }

  for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) {
    let ready: ReturnType<typeof InlineJourney.prepareJourney> | undefined
    const prepare = () => {
      const input = { form, pageId, language, tab: Number(form.dataset.tab), variant, referrer, visitId, reporter }
      ready ??= loadModule().then(({ prepareJourney }) =>
        prepareJourney({ ...input, tracker: isPreview ? undefined : tracker }),
      )
      // After a failure, the next interaction tries again.
      ready.catch(() => {
        ready = loadedModule = undefined
      })
      return ready
    }
    const preload = () => void prepare().catch(() => {})
    form.addEventListener('pointerover', preload)
    form.addEventListener('focusin', preload)
    form.addEventListener('input', () => isPreview || tracker.countStep('address'))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      if (form.ariaBusy === 'true') return
      form.ariaBusy = 'true'
      countEntrance()
      prepare()
        .then(({ open }) => open())
        // Falls back to the hosted form, as without JavaScript.
        .catch(() => form.submit())
        .finally(() => form.removeAttribute('aria-busy'))
    })
  }
}
