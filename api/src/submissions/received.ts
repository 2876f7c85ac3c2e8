import type { FormConfig } from '@gable/shared/forms/form.ts'
import { sellingTimeline } from '@gable/shared/forms/selling-timeline.ts'
import { formsById } from '../forms/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { Arrival } from './arrival.ts'
import type { Received } from './submission-queries.ts'

/** Puts the questions beside the answers. A form that the page led through a moment ago has asked something too. */
export async function receivedOf(
  db: Db,
  scope: AccountScope,
  { answers, address, figures, tab: _, ...arrival }: Arrival,
  forms: FormConfig[],
  subjectName: string,
): Promise<Received> {
  const others = [...answers.keys()].filter((id) => !forms.some(({ _id }) => _id === id))
  const asked = others.length > 0 ? [...forms, ...(await formsById(db, scope, others))] : forms
  const [first] = forms
  return {
    ...arrival,
    subjectName,
    formId: first?._id ?? null,
    formName: first?.name ?? subjectName,
    leadType: first?.leadType ?? 'GENERAL',
    address: address || null,
    answers: [
      ...asked.flatMap((form) => {
        const value = answers.get(form._id)
        return value ? [form === first ? ofTimeline(value) : ofOffer(form, value)] : []
      }),
      ...figures,
    ],
  }
}

const ofTimeline = (value: string) => ({ label: sellingTimeline.question, value })

const ofOffer = ({ title }: FormConfig, value: string) => ({
  label: title,
  value: value === 'YES' ? 'Yes' : value === 'NO' ? 'No' : value,
})
