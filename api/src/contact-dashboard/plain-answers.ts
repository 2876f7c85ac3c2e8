import { getCorrectionId } from '@gable/shared/contact-dashboard/correctable-facts.ts'
import { OwnerCorrectionInput } from '@gable/shared/contact-dashboard/correction.ts'
import { comparableMarks } from '@gable/shared/contact-dashboard/owner-answers.ts'
import { Problem } from '@gable/shared/http/problem.ts'
import { storeMark } from './answer-queries.ts'
import { submitCorrection } from './corrections.ts'
import type { OpenDashboard } from './open-dashboard.ts'

/** Stores an answer that a page without script posted. Returns the part of the page to come back to. */
export async function storePlainAnswer(
  { db, scope, owner: { contactId }, propertyId }: OpenDashboard,
  answer: 'corrections' | 'comparables',
  fields: URLSearchParams,
): Promise<string> {
  const key = { contactId, propertyId }
  if (answer === 'corrections') {
    // The fields of the form have the same limits, so what a browser sends is valid.
    const correction = OwnerCorrectionInput.safeParse(toCorrectionInput(fields))
    if (correction.success) await submitCorrection(db, scope, key, correction.data).catch(ignoreInvalid)
    return toAnchor(getCorrectionId(fields.get('field') ?? ''))
  } else {
    const mark = comparableMarks.find((known) => known === fields.get('mark')) ?? null
    const comparable = (fields.get('key') ?? '').slice(0, 300)
    if (comparable) await storeMark(db, scope, key, { key: comparable, mark })
    return toAnchor(fields.get('anchor') ?? '')
  }
}

const toAnchor = (text: string) => text.replace(/[^\w-]/g, '').slice(0, 100)

/** A figure that is on record already leaves the page as it is. */
function ignoreInvalid(error: unknown) {
  if (!(error instanceof Problem && error.code === 'invalid')) throw error
}

function toCorrectionInput(fields: URLSearchParams) {
  const toNumber = (name: string) => (fields.get(name)?.trim() ? Number(fields.get(name)) : null)
  return fields.get('field') === 'improvement'
    ? { field: 'improvement', text: fields.get('text') ?? '', year: toNumber('year'), cost: toNumber('cost') }
    : { field: fields.get('field'), value: toNumber('value') }
}
