import type { Journey } from '@gable/shared/journey/journey.ts'
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
export function connect({ base, journey: { subjectId, language }, visitId, count }: Connection): Services {
  return {
    ...{ visitId, count },
    suggest: suggesterAt(base),
    draft: draftIn(() => sessionStorage, subjectId),
    send: (submission, onRetry) => sendReliably(`${base}/api/public/submissions`, submission, { onRetry }),
    reread: async () => {
      const url = `${base}/api/public/journeys/${subjectId}?lang=${language}`
      const answer = await fetch(url, { credentials: 'omit', cache: 'no-cache' }).catch(() => undefined)
      return answer?.ok ? answer.json() : undefined
    },
  }
}
