import { listMergeErrors } from '@gable/shared/content/merge-fields.ts'
import { subjectMaximum } from '@gable/shared/emails/email-settings.ts'
import { personalEmailMaximum } from '@gable/shared/emails/endpoints.ts'
import { RequiredLine, RequiredText } from '@gable/shared/http/fields.ts'
import * as z from 'zod'

const withFallbacks = (schema: ReturnType<typeof RequiredText>) =>
  schema.superRefine((text, context) => {
    const [message] = listMergeErrors(text)
    if (message) context.addIssue({ code: 'custom', message })
  })

export const ComposeForm = z.object({
  subject: withFallbacks(RequiredLine(subjectMaximum)),
  text: withFallbacks(RequiredText(personalEmailMaximum)),
})
