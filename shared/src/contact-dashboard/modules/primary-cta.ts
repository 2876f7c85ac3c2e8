import { type DashboardButton, popupLeadForm } from '../button.ts'

export interface PrimaryCtaSettings {
  name: string
  heading: string
  subheading: string
  ctaButton: DashboardButton
}

export const defaultPrimaryCta: PrimaryCtaSettings = {
  name: 'Primary Call to Action',
  heading: 'Thinking about selling?',
  subheading: 'Find out what your home could sell for today, with no obligation.',
  ctaButton: { type: 'SECONDARY', label: 'Get my selling price', action: popupLeadForm },
}
