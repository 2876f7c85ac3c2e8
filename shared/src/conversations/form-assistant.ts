/** Everything that the assistant beside a form says by itself, in the language of the form. Pinned widget scripts read these keys. */
export interface FormAssistant {
  name: string
  greeting: string
  /** Otherwise visitors leave a message. */
  isAnswering: boolean
  title: string
  notice: string
  askPerson: string
  labels: Record<FormAssistantLabel, string>
}

export const formAssistantLabels = ['yourMessage', 'send', 'writing', 'sources', 'you', 'failed', 'tooMany'] as const
export const formDetailLabels = ['name', 'email', 'phone', 'or', 'missing'] as const
type FormAssistantLabel = (typeof formAssistantLabels)[number] | (typeof formDetailLabels)[number]

/** How a person reaches a visitor who is nobody's contact yet. */
export interface FormVisitorDetails {
  name: string
  email: string
  phone: string
  /** A hidden field that only bots fill in. */
  website: string
}
