import { AgentCard, agentTitleMaximum } from '@gable/shared/agency/agent-card.ts'
import type { z } from 'zod'
import { CardSkeleton } from '../design/feedback/skeleton.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { LoadError } from '../platform/load-error.tsx'
import { call, useApi } from '../platform/use-api.ts'
import { AgentPhotoField } from './agent-photo-field.tsx'
import { Section } from './section.tsx'

/** What visitors see of the agent besides name and phone. */
export function AgentCardSection() {
  const { data, error, mutate, isValidating } = useApi('GET /agent/card')
  if (!data && !error) return <CardSkeleton lines={4} />
  return (
    <Section
      id="card"
      title="Your card"
      description="Visitors see it with your name and phone after they send a form, on offers, on their dashboard and in your emails."
    >
      {data && <AgentCardForm card={data} onSave={(card) => mutate(card, { revalidate: false })} />}
      {error && !data && (
        <LoadError
          problem={error}
          title="Your card could not be loaded"
          onRetry={() => mutate()}
          retrying={isValidating}
        />
      )}
    </Section>
  )
}

function AgentCardForm({ card, onSave }: { card: AgentCard; onSave: (card: AgentCard) => unknown }) {
  const form = useZodForm(AgentCard, { defaultValues: card })
  useUnsavedChanges(form.formState.isDirty)

  async function save(body: z.output<typeof AgentCard>) {
    const saved = await call('PUT /agent/card', { body })
    form.reset(saved)
    onSave(saved)
    toast.success('Card saved')
  }

  return (
    <Form form={form} onSubmit={save} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <AgentPhotoField control={form.control} />
      </div>
      <TextField
        control={form.control}
        name="title"
        label="Title"
        max={agentTitleMaximum}
        placeholder="eg. Broker Associate"
        autoComplete="organization-title"
      />
      <TextField
        control={form.control}
        name="bookingUrl"
        label="Booking Link"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="Where people pick a time with you."
      />
      <div className="sm:col-span-2">
        <SubmitButton>Save</SubmitButton>
      </div>
    </Form>
  )
}
