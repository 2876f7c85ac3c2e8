import { newId } from '@gable/shared/ids.ts'
import { trackerOf } from '../../../embeds/src/tracking/tracker.ts'
import type * as JourneyHere from './journey-here.tsx'

/** Counts the visit, and fetches what comes after the button when somebody is about to press it. */
const script = document.getElementById('landing')
if (script) comeToLife(script.dataset as Record<string, string | undefined>)

interface Given {
  page?: string
  language?: string
  journey?: string
  style?: string
  counts?: string
}

function comeToLife({ page: pageId = '', language = 'en', journey = '', style = '', counts }: Given) {
  const visitId = newId()
  const countsMachines = counts === 'machines'
  const tracker = trackerOf({ base: '', subject: 'landing-page', subjectId: pageId, visitId, countsMachines })
  // A page is seen when it is shown, whichever part of it is in the window.
  tracker.countViewsOf(document.documentElement)

  let hasEntered = false
  const enter = () => {
    if (!hasEntered) tracker.count('entrance')
    hasEntered = true
  }
  let module: Promise<typeof JourneyHere> | undefined
  const fetchModule = () => {
    module ??= Promise.all([import(journey), sheet(style)]).then(([here]) => here)
    return module
  }

  for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) {
    let ready: ReturnType<typeof JourneyHere.prepareJourney> | undefined
    const prepare = () => {
      const entrance = { form, pageId, language, tab: Number(form.dataset.tab), visitId }
      ready ??= fetchModule().then(({ prepareJourney }) => prepareJourney(entrance))
      // What failed is tried again at the next sign.
      ready.catch(() => {
        ready = module = undefined
      })
      return ready
    }
    const warm = () => void prepare().catch(() => {})
    form.addEventListener('pointerover', warm)
    form.addEventListener('focusin', warm)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      if (form.ariaBusy === 'true') return
      form.ariaBusy = 'true'
      enter()
      prepare()
        .then(({ begin }) => begin())
        // Where it cannot be had here the form goes to the page that it would go to without script.
        .catch(() => form.submit())
        .finally(() => form.removeAttribute('aria-busy'))
    })
  }
}

const sheet = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href, onload: () => resolve(), onerror: reject })
    document.head.append(link)
  })
