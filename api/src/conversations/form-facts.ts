import type { AnsweringAgent } from '@gable/shared/answers/to-submission-answer.ts'
import type { Assistant } from '@gable/shared/conversations/assistant.ts'
import { getAssistantLabels } from '@gable/shared/conversations/assistant-labels.ts'
import type { Journey } from '@gable/shared/journeys/journey.ts'
import type { OfficeHours } from '@gable/shared/leads/office-hours.ts'
import { truncate } from '@gable/shared/text/truncate.ts'
import { type Fact, join, listAgentFacts, maxTextLength, toAgencyFact, toFacts } from './facts.ts'

interface FormFacts extends Pick<Assistant, 'topics'> {
  agent: AnsweringAgent
  officeHours: OfficeHours | null
}

/** What everybody who sees a form can read on it, plus the office hours. Nothing about any contact or home. */
export function listFormFacts(
  { brand, forms, consent, language }: Journey,
  { agent, officeHours, topics }: FormFacts,
): Fact[] {
  const labels = getAssistantLabels(language).facts
  const texts = forms.map(({ title, description }) => ({
    topic: 'AGENCY' as const,
    label: labels.form(title),
    text: truncate(join([title, description], ': '), maxTextLength),
  }))
  const agreement = { topic: 'AGENCY' as const, label: labels.consent, text: truncate(consent.wording, maxTextLength) }
  const agentFacts = listAgentFacts(
    { agent: { ...agent, bookingUrl: '', license: brand.license } },
    labels,
    officeHours,
  )
  return toFacts([...agentFacts, toAgencyFact(brand, labels), ...texts, agreement], topics)
}
