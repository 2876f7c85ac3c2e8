import type { Journey } from '@gable/shared/journeys/journey.ts'
import { whenForbidden } from '../tracking/when-forbidden.ts'
import { draftIn } from './draft.ts'
import { sendReliably } from './send.ts'
import type { Services } from './services.ts'
import { suggesterAt } from './suggest.ts'

interface Connection {
  /** Where the API is: empty on pages of our own. */
  base: string
  journey: Journey
  visitId: string
  count: Services['count']
}

/** A journey that is really sent. */
export function connect({ base, journey: { subjectId, language, tab }, visitId, count }: Connection): Services {
  const submissions = `${base}/api/public/submissions`
  let isForbidden = false
  whenForbidden(submissions, () => {
    isForbidden = true
  })
  return {
    ...{ visitId, count },
    hostedPage: `${base}/f/${subjectId}?lang=${language}`,
    suggest: suggesterAt(base),
    draft: draftIn(() => sessionStorage, subjectId),
    send: (submission, onRetry) => sendReliably(submissions, submission, { onRetry, isForbidden: () => isForbidden }),
    reread: async () => {
      const url = `${base}/api/public/journeys/${subjectId}?lang=${language}${tab ? `&tab=${tab}` : ''}`
      const answer = await fetch(url, { credentials: 'omit', cache: 'no-cache' }).catch(() => undefined)
      return answer?.ok ? answer.json() : undefined
    },
  }
}
