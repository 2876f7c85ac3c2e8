import type { DashboardButton } from '../button.ts'

export interface LenderSettings {
  name: string
  heading: string
  subheading: string
  /** The id of a vendor; empty until one is chosen. */
  vendor: string
  button: DashboardButton
}

export const defaultLender: LenderSettings = {
  name: 'Learn about financing',
  heading: 'Questions about financing?',
  subheading: 'Learn more about refinancing your current home or financing your next one.',
  vendor: '',
  button: { type: 'PRIMARY', label: 'Contact', action: { actionType: 'URL', value: '', leadType: '' } },
}
