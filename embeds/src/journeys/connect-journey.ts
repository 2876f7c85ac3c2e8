import type { SubmissionAnswer } from '@gable/shared/answers/answer.ts'
import type { DashboardOrigin, Journey } from '@gable/shared/journeys/journey.ts'
import { onCallBlocked } from '../tracking/on-call-blocked.ts'
import { createAddressSuggester } from './address-suggester.ts'
import { createDraftStore } from './draft.ts'
import { sendWithRetry } from './send.ts'
import type { JourneyServices } from './services.ts'

interface ConnectOptions {
  /** Origin of the API; empty on our own pages. */
  base: string
  journey: Journey
  visitId: string
  count: JourneyServices['count']
}

/** Services backed by the API. */
export function connectJourney({ base, journey, visitId, count }: ConnectOptions): JourneyServices {
  const { subjectId, dashboard, language, tab } = journey
  const { formPath, journeyPath } = dashboard ? toDashboardPaths(dashboard) : toPaths(journey)
  const submissionsUrl = `${base}/api/public/submissions`
  let isBlocked = false
  onCallBlocked(submissionsUrl, () => {
    isBlocked = true
  })
  return {
    ...{ visitId, count },
    hostedPage: `${base}${formPath}lang=${language}`,
    suggest: createAddressSuggester(base),
    draft: createDraftStore(() => sessionStorage, subjectId),
    send: (submission, onRetry) => sendWithRetry(submissionsUrl, submission, { onRetry, isBlocked: () => isBlocked }),
    getAnswer: async (token) => {
      const url = `${base}/api/public/answers/${token}?lang=${language}`
      const response = await fetch(url, { credentials: 'omit' }).catch(() => undefined)
      const answer: SubmissionAnswer | undefined = response?.ok ? await response.json() : undefined
      if (answer?.agent.photo) answer.agent.photo = base + answer.agent.photo
      return answer
    },
    reload: async () => {
      const url = `${base}/api/public/${journeyPath}lang=${language}${tab ? `&tab=${tab}` : ''}`
      const response = await fetch(url, { credentials: 'omit', cache: 'no-cache' }).catch(() => undefined)
      return response?.ok ? response.json() : undefined
    },
  }
}

const toPaths = ({ subjectId }: Journey) => ({
  formPath: `/f/${subjectId}?`,
  journeyPath: `journeys/${subjectId}?`,
})

const toDashboardPaths = ({ code, moduleId, button }: DashboardOrigin) => ({
  formPath: `/d/${code}/ask/${moduleId}?button=${button}&`,
  journeyPath: `dashboards/${code}/journey?moduleId=${moduleId}&button=${button}&`,
})
