import type { ButtonType } from '../button.ts'

export interface ContactAgentSettings {
  name: string
  heading: string
  subheading: string
  buttonType: ButtonType
  buttonLabel: string
}

export const defaultContactAgent: ContactAgentSettings = {
  name: 'Contact Agent',
  heading: 'Questions? Talk to me.',
  subheading: 'Call, text or write. I know your neighborhood and I am happy to help.',
  buttonType: 'SECONDARY',
  buttonLabel: 'Contact me',
}
