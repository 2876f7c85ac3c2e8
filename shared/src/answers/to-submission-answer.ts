import type { PublicAgent } from '../agency/agent-card.ts'
import type { Language } from '../journeys/journey.ts'
import type { HomeValueEstimate } from '../properties/estimate.ts'
import type { SubmissionAnswer } from './answer.ts'
import { answerLabels } from './answer-labels.ts'
import { toAnswerValue } from './answer-value.ts'

export type AnsweringAgent = PublicAgent & { isAgency: boolean }

interface AnswerParts {
  language: Language
  asksForValue: boolean
  estimate: HomeValueEstimate | undefined
  /** Whether the estimate is still looked up. */
  isPending: boolean
  /** The agency answers itself when no agent is in charge. */
  agent: AnsweringAgent
  /** By when the agent answers. */
  day: string
  dashboardUrl: string | undefined
  getsEmail: boolean
}

export function toSubmissionAnswer({
  language,
  estimate,
  isPending,
  agent,
  day,
  ...parts
}: AnswerParts): SubmissionAnswer {
  const labels = answerLabels[language]
  const { name, title, photo, phone, bookingUrl } = agent
  const looksItself = parts.asksForValue && !estimate && !isPending
  return {
    isPending,
    value: estimate ? toAnswerValue(estimate, language) : null,
    noValue: looksItself ? labels.lookAt(day) : parts.asksForValue && !estimate ? labels.lookingUp : '',
    promise: looksItself ? '' : agent.isAgency ? labels.ourPromise(day) : labels.promise(day),
    agent: {
      name,
      title,
      photo,
      call: phone ? { label: labels.call(phone), url: `tel:${phone.replace(/[^\d+]/g, '')}` } : null,
      book: bookingUrl ? { label: labels.book, url: bookingUrl } : null,
    },
    dashboard: parts.dashboardUrl ? { label: labels.dashboard, url: parts.dashboardUrl } : null,
    emailNote: parts.getsEmail ? labels.emailNote : '',
  }
}
