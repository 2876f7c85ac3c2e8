import type { FormConfig } from '@gable/shared/forms/form.ts'
import { sellingTimeline } from '@gable/shared/forms/selling-timeline.ts'
import type { FormOrigin } from '../contact-dashboard/form-origin.ts'
import { findSubmissionOrigin } from '../email-tracking/attribution.ts'
import { listFormsById } from '../forms/queries.ts'
import type { Db } from '../platform/database.ts'
import type { AccountScope } from '../platform/scope.ts'
import type { ReadAnswers } from './custom-answers.ts'
import type { IncomingSubmission } from './incoming-submission.ts'
import type { ReceivedSubmission } from './submission-queries.ts'

interface ReceivedParts {
  forms: FormConfig[]
  custom: Pick<ReadAnswers, 'answers' | 'changes'>
  subjectName: string
  origin: FormOrigin | undefined
}

/** Pairs answers with their questions, including those of forms that left the asset's journey a moment ago. */
export async function toReceivedSubmission(
  db: Db,
  scope: AccountScope,
  { answers, address, results, tab: _, questionAnswers: __, ...incoming }: IncomingSubmission,
  { forms, custom, subjectName, origin }: ReceivedParts,
): Promise<ReceivedSubmission> {
  const otherFormIds = [...answers.keys()].filter((id) => !forms.some(({ _id }) => _id === id))
  const allForms = otherFormIds.length > 0 ? [...forms, ...(await listFormsById(db, scope, otherFormIds))] : forms
  const [first] = forms
  return {
    ...incoming,
    subjectName,
    formId: first?._id ?? null,
    formName: first?.name ?? origin?.buttonText ?? subjectName,
    leadType: first?.leadType ?? origin?.leadType ?? 'GENERAL',
    dashboardButton: origin?.button ?? null,
    address: origin?.address ?? (address || null),
    piece: await findSubmissionOrigin(db, scope, incoming.page),
    contactChanges: custom.changes,
    answers: [
      ...(origin ? [{ label: origin.moduleName, value: origin.buttonText }] : []),
      ...allForms.flatMap((form) => {
        const value = answers.get(form._id)
        return value ? [form === first ? toTimelineAnswer(value) : toOfferAnswer(form, value)] : []
      }),
      ...custom.answers,
      ...results,
    ],
  }
}

const toTimelineAnswer = (value: string) => ({ label: sellingTimeline.question, value })

const toOfferAnswer = ({ title }: FormConfig, value: string) => ({
  label: title,
  value: value === 'YES' ? 'Yes' : value === 'NO' ? 'No' : value,
})
