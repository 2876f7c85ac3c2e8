import type { AssistantHours, AssistantPlace, AssistantTopic } from '@gable/shared/conversations/assistant.ts'
import type { HandOverReason } from '@gable/shared/conversations/conversation.ts'
import type { Tone } from '../design/data/badge.tsx'

export const placeLabels: Record<AssistantPlace, string> = { 'contact-dashboard': 'Contact dashboard' }

export const hoursLabels: Record<AssistantHours, string> = {
  ALWAYS: 'Always',
  OUTSIDE_OFFICE_HOURS: 'Outside office hours',
  OFFICE_HOURS: 'During office hours',
}

export const topicLabels: Record<AssistantTopic, string> = {
  AGENT: 'Agent and office hours',
  AGENCY: 'Agency and texts of the page',
  HOME: 'Facts about the home',
  VALUE: 'Estimated value',
  NEARBY: 'Homes nearby',
  MORTGAGE: 'Equity, loan and mortgage rates',
}

export const toOptions = <V extends string>(labels: Record<V, string>) =>
  (Object.keys(labels) as V[]).map((value) => ({ value, label: labels[value] }))

/** How a conversation came to a person. */
export const handOverLabels: Record<HandOverReason, { label: string; tone: Tone }> = {
  ASKED: { label: 'Asked for a person', tone: 'accent' },
  WORD: { label: 'Hand-over word', tone: 'accent' },
  UNSURE: { label: 'No facts to answer', tone: 'warning' },
  MESSAGE: { label: 'Left a message', tone: 'info' },
  UNAVAILABLE: { label: 'Model unavailable', tone: 'danger' },
  FULL: { label: 'Long conversation', tone: 'warning' },
}
