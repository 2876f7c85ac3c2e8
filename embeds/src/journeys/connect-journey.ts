import type { SubmissionAnswer } from '@gable/shared/answers/answer.ts'
import { newId } from '@gable/shared/ids.ts'
import type { DashboardOrigin, Journey } from '@gable/shared/journeys/journey.ts'
import { initialReferrerParameter } from '@gable/shared/traffic/initial-referrer.ts'
import type { VisitReferral } from '@gable/shared/traffic/traffic.ts'
import { onCallBlocked } from '../tracking/on-call-blocked.ts'
import { createAddressSuggester } from './address-suggester.ts'
import type * as Assistant from './assistant/open-assistant.ts'
import { createDraftStore } from './draft.ts'
import { sendWithRetry } from './send.ts'
import type { JourneyServices } from './services.ts'

interface ConnectOptions {
  /** Origin of the API; empty on our own pages. */
  base: string
  journey: Journey
  visitId: string
  count: JourneyServices['count']
  countStep?: JourneyServices['countStep']
  /** The page of another website that began the visit, if it is not the one before this page. */
  referrer?: string | undefined
  /** Where the visitor came from. */
  from?: VisitReferral
  loadAssistant?: (() => Promise<typeof Assistant>) | undefined
}

/** Services backed by the API. */
export function connectJourney(options: ConnectOptions): JourneyServices {
  const { base, journey, visitId, count, countStep, referrer, from, loadAssistant } = options
  const { subjectId, dashboard, language, tab } = journey
  const { formPath, journeyPath } = dashboard ? toDashboardPaths(dashboard) : toPaths(journey)
  const conversation = { id: newId(), isStarted: false }
  const began = referrer && { referrer }
  const submissionsUrl = `${base}/api/public/submissions`
  let isBlocked = false
  onCallBlocked(submissionsUrl, () => {
    isBlocked = true
  })
  return {
    visitId,
    count,
    countStep,
    hostedPage: `${base}${formPath}lang=${language}${referrer ? `&${initialReferrerParameter}=${encodeURIComponent(referrer)}` : ''}`,
    suggest: createAddressSuggester(base),
    draft: createDraftStore(() => sessionStorage, subjectId),
    send: (submission, onRetry) => {
      const asked = conversation.isStarted && { conversationId: conversation.id }
      return sendWithRetry(
        submissionsUrl,
        { from, ...submission, ...began, ...asked },
        { onRetry, isBlocked: () => isBlocked },
      )
    },
    ...(loadAssistant && {
      openAssistant: async (host) => {
        const { openAssistant } = await loadAssistant()
        await openAssistant({ host, base, subjectId, language, conversation })
      },
    }),
    getAnswer: async (token) => {
      const url = `${base}/api/public/answers/${token}?lang=${language}`
      const response = await fetch(url, { credentials: 'omit' }).catch(() => undefined)
      const answer: SubmissionAnswer | undefined = response?.ok ? await response.json() : undefined
      if (answer) countStep?.('answer')
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

function toPaths({ subjectId, variant }: Journey) {
  const path = `${subjectId}?${variant ? `v=${variant}&` : ''}`
  return { formPath: `/f/${path}`, journeyPath: `journeys/${path}` }
}

const toDashboardPaths = ({ code, moduleId, button }: DashboardOrigin) => ({
  formPath: `/d/${code}/ask/${moduleId}?button=${button}&`,
  journeyPath: `dashboards/${code}/journey?moduleId=${moduleId}&button=${button}&`,
})
