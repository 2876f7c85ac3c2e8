import { NewRecommendation, recommendationsPerDay, wordsMaximum } from '@gable/shared/recommendations/recommendation.ts'
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
  /** How many more may go out today. */
  left: number
  onSent: () => void
}

const blank = { name: '', email: '', words: '' }

/** To whom, and what one says oneself. */
export function RecommendForm({ left, onSent }: RecommendFormProps) {
  const form = useZodForm(NewRecommendation, { defaultValues: blank })
  useUnsavedChanges(form.formState.isDirty)

  async function send(body: NewRecommendation) {
    await call('POST /agent/recommendations', { body })
    form.reset(blank)
    toast.success(`Your recommendation to ${body.name} is on its way`)
    onSent()
  }

  return (
    <Form form={form} onSubmit={send} className="space-y-4">
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
        label="Your own words"
        hint="They stand at the beginning of the email, above what Gable is and the link to it."
        placeholder="What does Gable do for you?"
        max={wordsMaximum}
        rows={5}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton>Send recommendation</SubmitButton>
        <p className="text-muted text-table">
          {left > 0
            ? `${formatCount(left)} of ${recommendationsPerDay} left for today.`
            : `You have sent ${recommendationsPerDay} within a day. Please go on tomorrow.`}
        </p>
      </div>
      <p className="text-muted text-table">
        Your name, your agency and your email are in it, so that they can answer you. Nobody is written to twice, nor
        who asked not to be: the email has a link for that.
      </p>
    </Form>
  )
}
