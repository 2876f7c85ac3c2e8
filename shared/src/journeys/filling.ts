import { sellingTimeline } from '../forms/selling-timeline.ts'
import { type Details, type Fault, faultsOfDetails } from './details.ts'
import type { Journey } from './journey.ts'

/** What a visitor has filled in so far. */
export interface Filling {
  address: string
  /** By the form that asked: an option of the timeline, or YES or NO to an offer. */
  answers: Record<string, string>
  details: Details
}

export const addressMaximum = 300

/** Keyed as in a refusal of the server: `address`, `answers.<formId>`, `details.email`. */
export type Faults = Record<string, Fault>

/** What must be put right before it can be sent. The first form asks the timeline; each further one is an offer. */
export function faultsOf(journey: Asked, { address, answers, details }: Filling): Faults {
  const faults: Faults = {}
  const [first] = journey.forms
  const isAsked = journey.asksAddress && !(journey.addressOptional && !address.trim())
  const fault = isAsked ? faultOfAddress(address.trim()) : undefined
  if (fault) faults.address = fault
  if (first?.asksSellingTimeline && !isTimeline(answers[first.id])) faults[`answers.${first.id}`] = 'required'
  const ofDetails = faultsOfDetails(details, { phoneMandatory: isPhoneMandatory(journey, answers) })
  for (const [field, fault] of Object.entries(ofDetails)) faults[`details.${field}`] = fault
  return faults
}

type Asked = Pick<Journey, 'asksAddress' | 'addressOptional' | 'phoneMandatory' | 'forms'>

/** An offer that was accepted may need a phone number where the form that led to it does not. */
export const isPhoneMandatory = ({ phoneMandatory, forms }: Omit<Asked, 'asksAddress'>, answers: Filling['answers']) =>
  phoneMandatory || forms.slice(1).some((form) => form.phoneMandatory && answers[form.id] === 'YES')

function faultOfAddress(text: string): Fault | undefined {
  if (text === '') return 'required'
  if (text.length > addressMaximum) return 'tooLong'
}

const isTimeline = (value: string | undefined) => sellingTimeline.options.some((option) => option === value)
