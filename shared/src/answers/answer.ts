import type { PublicAgent } from '../agency/agent-card.ts'

/** What visitors get back for what they sent, as text in their language. */
export interface SubmissionAnswer {
  /** Asking again may find a value. */
  isPending: boolean
  /** What a public estimate says of the home that they sent. */
  value: AnswerValue | null
  /** While there is no value: that one is looked up, or who looks at it and by when. Empty when nobody asked for one. */
  noValue: string
  /** By when they hear from the agent. Empty when `noValue` says it. */
  promise: string
  agent: AnswerAgent
  /** The page of their own home. */
  dashboard: AnswerLink | null
  /** Says that an email follows, or is empty. */
  emailNote: string
}

export interface AnswerValue {
  title: string
  /** `$390,000 – $420,000` */
  range: string
  /** `Most likely $402,000. High confidence.` */
  confidence: string
  /** `As of Jan 05, 2026, CoreLogic` */
  source: string
}

interface AnswerAgent extends Pick<PublicAgent, 'name' | 'title' | 'photo'> {
  call: AnswerLink | null
  book: AnswerLink | null
}

interface AnswerLink {
  label: string
  url: string
}
