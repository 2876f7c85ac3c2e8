import { type DashboardButton, popupLeadForm } from '../button.ts'

export interface CtaSettings {
  name: string
  heading: string
  subheading: string
  ctaButton: DashboardButton
}

export const defaultCta: CtaSettings = {
  name: 'CTA Block',
  heading: 'Have a question about your home?',
  subheading: 'Ask us anything. You will hear from a real person.',
  ctaButton: { type: 'PRIMARY', label: 'Ask a question', action: popupLeadForm },
}
