import { type DashboardButton, popupLeadForm } from './button.ts'
import type { DashboardLabels } from './labels/dashboard-labels.ts'

/** Stands for a module in the URLs of forms and in events: the section with the active offers is not a module. */
export const offersSectionId = 'OFFERS'

export const offerButtonKeys = ['interested', 'question'] as const
type OfferButtonKey = (typeof offerButtonKeys)[number]

/** The buttons of the section with the active offers. Both open the short lead form. */
export const getOfferButtons = ({
  offers: { interested, question },
}: Pick<DashboardLabels, 'offers'>): Record<OfferButtonKey, DashboardButton> => ({
  interested: { type: 'PRIMARY', label: interested, action: popupLeadForm },
  question: { type: 'SECONDARY', label: question, action: { ...popupLeadForm, leadType: 'GENERAL' } },
})
