import type { AssistantHours, AssistantPlace, AssistantTopic } from '@gable/shared/conversations/assistant.ts'
import type { HandOverReason } from '@gable/shared/conversations/conversation.ts'
import type { Tone } from '../design/data/badge.tsx'

export const placeLabels: Record<AssistantPlace, string> = {
  'contact-dashboard': 'Contact dashboard',
  'lead-form': 'Forms of widgets and pages',
}

export const hoursLabels: Record<AssistantHours, string> = {
  ALWAYS: 'Always',
  OUTSIDE_OFFICE_HOURS: 'Outside office hours',
  OFFICE_HOURS: 'During office hours',
}

export const topicLabels: Record<AssistantTopic, string> = {
  AGENT: 'Agent and office hours',
  AGENCY: 'Agency and texts of the page or form',
  HOME: 'Facts about the home',
  VALUE: 'Estimated value',
  NEARBY: 'Homes nearby',
  MORTGAGE: 'Equity, loan and mortgage rates',
}

export const placeHints: Record<AssistantPlace, { isOn: string; topics: string }> = {
  'contact-dashboard': {
    isOn: 'A button on every contact’s dashboard opens the conversation.',
    topics:
      'Only what the contact can read on their own dashboard, and your office hours. Contacts who opted out of marketing are told nothing about loans.',
  },
  'lead-form': {
    isOn: 'A button below the form of every widget and page opens the conversation.',
    topics:
      'Only what every visitor can read on the form, and your office hours. To reach you, visitors leave their name and an email or phone number.',
  },
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
