import { newId } from '@gable/shared/ids.ts'
import { trackerOf } from '../../../embeds/src/track/tracker.ts'
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

  let coming: Promise<typeof JourneyHere> | undefined
  const fetchJourney = () => {
    coming ??= Promise.all([import(journey), sheet(style)]).then(([module]) => module)
    coming.catch(() => {
      coming = undefined
    })
    return coming
  }

  for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) {
    const warm = () => void fetchJourney().catch(() => {})
    form.addEventListener('pointerover', warm, { once: true })
    form.addEventListener('focusin', warm, { once: true })
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      if (form.ariaBusy === 'true') return
      form.ariaBusy = 'true'
      tracker.count('entrance')
      const tab = Number(form.dataset.tab)
      fetchJourney()
        .then(({ beginJourney }) => beginJourney({ form, pageId, language, tab, visitId }))
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
