import type { LeadType } from '../activity/entry.ts'

/** Every new agency gets one form per lead type and two groups. */
export const defaultForms: readonly {
  leadType: LeadType
  name: string
  title: string
  description: string
  phoneMandatory: boolean
  includeSellingTimeline: boolean
}[] = [
  {
    leadType: 'HV',
    name: 'Home Value',
    title: 'What is your home worth?',
    description: 'Tell us where to send it, and we will prepare an estimate of what your home could sell for today.',
    phoneMandatory: false,
    includeSellingTimeline: true,
  },
  {
    leadType: 'SELLER',
    name: 'Seller Consultation',
    title: 'Talk to an agent about selling',
    description: 'A short call about your home, your timing and the price you could expect. No obligation.',
    phoneMandatory: true,
    includeSellingTimeline: false,
  },
  {
    leadType: 'BUYER',
    name: 'Buyer Consultation',
    title: 'Looking for your next home?',
    description: 'Tell us how to reach you, and we will send homes that fit before they are everywhere.',
    phoneMandatory: false,
    includeSellingTimeline: false,
  },
  {
    leadType: 'MORTGAGE',
    name: 'Mortgage Check',
    title: 'Could a better rate be yours?',
    description: 'We introduce you to a lender we trust, who compares what you pay with what you could pay.',
    phoneMandatory: false,
    includeSellingTimeline: false,
  },
  {
    leadType: 'GENERAL',
    name: 'General Question',
    title: 'How can we help?',
    description: 'Leave your details and one of our agents will get back to you.',
    phoneMandatory: false,
    includeSellingTimeline: false,
  },
]

export const defaultFormGroups: readonly { name: string; leadTypes: readonly LeadType[] }[] = [
  { name: 'Home Value and Selling', leadTypes: ['HV', 'SELLER', 'MORTGAGE'] },
  { name: 'Buying and Financing', leadTypes: ['BUYER', 'MORTGAGE'] },
]
