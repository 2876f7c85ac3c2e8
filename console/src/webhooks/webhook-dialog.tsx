import { type Webhook, WebhookFields } from '@gable/shared/webhooks/webhook.ts'
import { toast } from '../design/feedback/toast.tsx'
import { MultiSelectField } from '../design/inputs/multi-select-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { call } from '../platform/use-api.ts'
import { eventOptions } from './event-labels.ts'

interface WebhookDialogProps {
  open: boolean
  onClose: () => void
  /** The webhook to edit, or undefined to add one. */
  webhook?: Webhook | undefined
  /** Receives the secret of a webhook that was just added. */
  onSaved: (secret?: string) => void
}

export function WebhookDialog({ open, onClose, webhook, onSaved }: WebhookDialogProps) {
  const { url = '', eventTypes = [] } = webhook ?? {}
  const form = useZodForm(WebhookFields, { values: { url, eventTypes } })

  async function save(body: WebhookFields) {
    if (webhook) {
      await call('PATCH /agent/webhooks/:webhookId', { params: { webhookId: webhook._id }, body })
      toast.success('Webhook saved')
      onSaved()
    } else {
      const { secret } = await call('POST /agent/webhooks', { body: { ...body, isPaused: false } })
      onSaved(secret)
    }
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={webhook ? 'Edit webhook' : 'Add webhook'}
      description="We send a request to this URL whenever one of these events happens."
      form={form}
      onSubmit={save}
      submitLabel={webhook ? 'Save' : 'Add webhook'}
    >
      <TextField
        control={form.control}
        name="url"
        label="URL"
        type="url"
        placeholder="https://"
        spellCheck={false}
        autoComplete="off"
        required
        max={500}
      />
      <MultiSelectField control={form.control} name="eventTypes" label="Events" options={eventOptions} required />
    </FormDialog>
  )
}
