import * as z from 'zod'
import { OptionalText, RequiredLine } from '../http/fields.ts'

/** The places where an assistant speaks with visitors. Each has one. */
export const assistantPlaces = ['contact-dashboard', 'lead-form'] as const
export type AssistantPlace = (typeof assistantPlaces)[number]

/** What an assistant may speak about. Every fact belongs to one topic. */
const assistantTopics = ['AGENT', 'AGENCY', 'HOME', 'VALUE', 'NEARBY', 'MORTGAGE'] as const
export type AssistantTopic = (typeof assistantTopics)[number]

/** What there are facts about in each place: beside a form nobody's home is known. */
export const topicsByPlace: Record<AssistantPlace, readonly AssistantTopic[]> = {
  'contact-dashboard': assistantTopics,
  'lead-form': ['AGENT', 'AGENCY'],
}

const assistantHours = ['ALWAYS', 'OUTSIDE_OFFICE_HOURS', 'OFFICE_HOURS'] as const
export type AssistantHours = (typeof assistantHours)[number]

export const AssistantInput = z.object({
  isOn: z.boolean(),
  name: RequiredLine(40),
  /** The built-in greeting if empty. */
  greetingEn: OptionalText(300),
  greetingEs: OptionalText(300),
  /** At other times visitors leave a message. */
  hours: z.enum(assistantHours),
  topics: z.array(z.enum(assistantTopics)).min(1, 'Choose at least one topic').max(assistantTopics.length),
  /** Whether a question that no fact answers goes to a person at once. */
  handsOverWhenUnsure: z.boolean(),
  /** Words separated by commas. A message with one of them goes to a person, and is not answered. */
  handOverWords: OptionalText(500),
})
export type AssistantInput = z.infer<typeof AssistantInput>

export const Assistant = AssistantInput.extend({ place: z.enum(assistantPlaces), updatedAt: z.string().nullable() })
export type Assistant = z.infer<typeof Assistant>

/** Off, because an agency decides for itself whether a machine speaks in its name. */
export const defaultAssistant: AssistantInput = {
  isOn: false,
  name: 'Assistant',
  greetingEn: '',
  greetingEs: '',
  hours: 'ALWAYS',
  topics: [...assistantTopics],
  handsOverWhenUnsure: true,
  handOverWords: '',
}

export const getDefaultAssistant = (place: AssistantPlace): AssistantInput => ({
  ...defaultAssistant,
  topics: [...topicsByPlace[place]],
})
