import { anniversaryLetter, smartAnniversary } from './anniversary.ts'
import { firstHomeSteps } from './buyer.ts'
import type { EmailTemplate } from './email-template.ts'
import { equityOptions, smartEquity } from './equity.ts'
import { openHouseTicket } from './event.ts'
import { homeValueReport, smartHomeValue } from './home-value.ts'
import { justListed, justSold } from './listings.ts'
import { marketReport, smartMarketUpdate } from './market-update.ts'
import { rateCheck } from './mortgage.ts'
import { fallChecklist } from './seasonal.ts'

export type { EmailTemplate, SmartEmailTemplate } from './email-template.ts'

/** Where an email begins. Contents keep the ids, so an id never changes its meaning. */
export const emailTemplates: EmailTemplate[] = [
  smartHomeValue,
  smartEquity,
  smartMarketUpdate,
  smartAnniversary,
  homeValueReport,
  equityOptions,
  marketReport,
  justListed,
  justSold,
  anniversaryLetter,
  fallChecklist,
  firstHomeSteps,
  rateCheck,
  openHouseTicket,
]

export const getEmailTemplate = (id: string): EmailTemplate | undefined =>
  emailTemplates.find((template) => template.id === id)
