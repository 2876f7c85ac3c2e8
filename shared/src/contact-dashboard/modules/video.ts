import { type DashboardButton, popupLeadForm } from '../button.ts'

export interface VideoSettings {
  name: string
  heading: string
  subheading: string
  videoEmbedCode: string
  showCTAButton: boolean
  ctaButton: DashboardButton
}

export const defaultVideo: VideoSettings = {
  name: 'Video Block',
  heading: 'See how we work',
  subheading: 'A short look at what we do for our sellers.',
  videoEmbedCode: '',
  showCTAButton: false,
  ctaButton: { type: 'SECONDARY', label: 'Get in touch', action: popupLeadForm },
}
