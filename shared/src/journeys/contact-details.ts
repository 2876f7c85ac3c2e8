import { isEmail, isPhone } from '../identity/contact-formats.ts'

export type FieldError = 'required' | 'tooLong' | 'address' | 'email' | 'phone' | 'choice' | 'number' | 'date'

export const detailFields = ['firstName', 'lastName', 'email', 'phone'] as const
export type DetailField = (typeof detailFields)[number]
export type ContactDetails = Record<DetailField, string>

export const detailMaxLengths: Record<DetailField, number> = {
  firstName: 64,
  lastName: 64,
  email: 254,
  phone: 40,
}

/** Runs in the browser and again on the server. */
export function validateContactDetails(details: ContactDetails, { phoneMandatory }: { phoneMandatory: boolean }) {
  const errors: Partial<Record<DetailField, FieldError>> = {}
  for (const field of detailFields) {
    const error = validateDetail(field, details[field].trim(), field !== 'phone' || phoneMandatory)
    if (error) errors[field] = error
  }
  return errors
}

function validateDetail(field: DetailField, text: string, isMandatory: boolean): FieldError | undefined {
  if (text === '') return isMandatory ? 'required' : undefined
  if (text.length > detailMaxLengths[field]) return 'tooLong'
  if (field === 'email' && !isEmail(text)) return 'email'
  if (field === 'phone' && !isPhone(text)) return 'phone'
}
