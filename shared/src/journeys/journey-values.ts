import { sellingTimelines } from '../forms/selling-timeline.ts'
import { type ContactDetails, type FieldError, validateContactDetails } from './contact-details.ts'
import type { CustomAnswers } from './custom-questions.ts'
import type { JourneyQuestions } from './journey.ts'
import { validateAddress } from './validate-address.ts'

export interface JourneyValues {
  address: string
  /** By form id: an option of the timeline, or YES or NO to an offer. */
  answers: Record<string, string>
  /** `texts` is `YES` once the box for texts is ticked. */
  details: ContactDetails & { texts?: string }
  /** Answers to the questions that the agency added. Missing in drafts of earlier versions. */
  questions?: CustomAnswers
}

/** Keyed like the fields of a 422 response: `address`, `answers.<formId>`, `questions.<questionId>`, `details.email`. */
export type FieldErrors = Record<string, FieldError>

/** The first form asks for the timeline; each further one is an offer. */
export function validateJourney(journey: JourneyQuestions, { address, answers, details }: JourneyValues): FieldErrors {
  const errors: FieldErrors = {}
  const [first] = journey.forms
  const addressError = getAddressError(journey, address)
  if (addressError) errors.address = addressError
  if (first?.asksSellingTimeline && !isTimeline(answers[first.id])) errors[`answers.${first.id}`] = 'required'
  const detailErrors = validateContactDetails(details, { phoneMandatory: isPhoneMandatory(journey, answers) })
  for (const [field, error] of Object.entries(detailErrors)) errors[`details.${field}`] = error
  return errors
}

export const getAddressError = (
  { asksAddress, addressOptional }: Pick<JourneyQuestions, 'asksAddress' | 'addressOptional'>,
  address: string,
): FieldError | undefined =>
  asksAddress && !(addressOptional && !address.trim()) ? validateAddress(address.trim()) : undefined

/** An accepted offer may require a phone number even if the first form does not. */
export const isPhoneMandatory = (
  { phoneMandatory, forms }: Omit<JourneyQuestions, 'asksAddress'>,
  answers: JourneyValues['answers'],
) => phoneMandatory || forms.slice(1).some((form) => form.phoneMandatory && answers[form.id] === 'YES')

const isTimeline = (value: string | undefined) => sellingTimelines.some((option) => option === value)
