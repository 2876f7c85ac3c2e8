import {
  messageMaximum,
  NewRecommendation,
  recommendationsPerDay,
} from '@gable/shared/recommendations/recommendation.ts'
import { toast } from '../design/feedback/toast.tsx'
import { formatCount } from '../design/format/metric-format.ts'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { call } from '../platform/use-api.ts'

interface RecommendFormProps {
  /** How many more can be sent today. */
  remaining: number
  onSent: () => void
}

const emptyValues = { name: '', email: '', words: '' }

/** Sends a recommendation with a personal message. */
export function RecommendForm({ remaining, onSent }: RecommendFormProps) {
  const form = useZodForm(NewRecommendation, { defaultValues: emptyValues })
  useUnsavedChanges(form.formState.isDirty)

  async function handleSubmit(body: NewRecommendation) {
    await call('POST /agent/recommendations', { body })
    form.reset(emptyValues)
    toast.success(`Recommendation sent to ${body.name}`)
    onSent()
  }

  return (
    <Form form={form} onSubmit={handleSubmit} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField control={form.control} name="name" label="Name" max={80} required autoComplete="off" />
        <TextField
          control={form.control}
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          required
          autoComplete="off"
        />
      </div>
      <TextAreaField
        control={form.control}
        name="words"
        label="Message"
        hint="Appears at the top of the email, above a short introduction to Gable and a link."
        placeholder="What does Gable do for you?"
        max={messageMaximum}
        rows={5}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton>Send recommendation</SubmitButton>
        <p className="text-muted text-table">
          {remaining > 0
            ? `${formatCount(remaining)} of ${recommendationsPerDay} left today.`
            : `You’ve reached the limit of ${recommendationsPerDay} a day. You can send more tomorrow.`}
        </p>
      </div>
      <p className="text-muted text-table">
        The email includes your name, agency, and email address so they can reply to you. Each person gets only one
        email and can opt out of more.
      </p>
    </Form>
  )
}
