import { isEmail, isPhone } from '../identity/reachable.ts'

/** What is wrong with something typed; each language has a sentence for it. */
export type Fault = 'required' | 'tooLong' | 'email' | 'phone'

export const detailFields = ['firstName', 'lastName', 'email', 'phone'] as const
export type DetailField = (typeof detailFields)[number]
export type Details = Record<DetailField, string>

export const detailMaximum: Record<DetailField, number> = {
  firstName: 64,
  lastName: 64,
  email: 254,
  phone: 40,
}

/** The rules of contact details, the same in the visitor's browser and on the server. */
export function faultsOfDetails(details: Details, { phoneMandatory }: { phoneMandatory: boolean }) {
  const faults: Partial<Record<DetailField, Fault>> = {}
  for (const field of detailFields) {
    const fault = faultOfDetail(field, details[field].trim(), field !== 'phone' || phoneMandatory)
    if (fault) faults[field] = fault
  }
  return faults
}

function faultOfDetail(field: DetailField, text: string, isMandatory: boolean): Fault | undefined {
  if (text === '') return isMandatory ? 'required' : undefined
  if (text.length > detailMaximum[field]) return 'tooLong'
  if (field === 'email' && !isEmail(text)) return 'email'
  if (field === 'phone' && !isPhone(text)) return 'phone'
}
