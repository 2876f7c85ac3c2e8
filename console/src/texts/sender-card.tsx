import { textConsent } from '@gable/shared/texts/text-consent.ts'
import { type TextSettings, TextSettingsUpdate } from '@gable/shared/texts/text-settings.ts'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { RetryCallout } from '../design/feedback/retry-callout.tsx'
import { Skeleton } from '../design/feedback/skeleton.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { SwitchField } from '../design/inputs/switch-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { showErrorToast } from '../platform/error-toast.ts'
import { call, useApi } from '../platform/use-api.ts'

interface SenderCardProps {
  settings: TextSettings
  onChanged: () => void
}

/** Chooses the number, and turns texts on or off. */
export function SenderCard({ settings, onChanged }: SenderCardProps) {
  const { isOn, sender, senderName } = settings
  const senders = useApi('GET /agent/texts/senders')
  const form = useZodForm(TextSettingsUpdate, { values: { isOn, sender }, resetOptions: { keepDirtyValues: true } })
  useUnsavedChanges(form.formState.isDirty)
  const options = senders.data?.map(({ sender, name }) => ({ value: sender, label: name })) ?? []
  const isListed = !sender || options.some(({ value }) => value === sender)

  async function save(body: TextSettingsUpdate) {
    const saved = await call('PUT /agent/texts/settings', { body })
    form.reset({ isOn: saved.isOn, sender: saved.sender }, { keepDirtyValues: false })
    toast.success(saved.isOn ? 'Texts are on' : 'Texts are off')
    onChanged()
  }

  return (
    <Card
      title="Texts to visitors"
      actions={
        <Badge tone={isOn ? 'success' : 'neutral'} dot>
          {isOn ? 'On' : 'Off'}
        </Badge>
      }
    >
      <Form form={form} onSubmit={save} className="space-y-4" aria-label="Texts to visitors">
        {senders.error && (
          <RetryCallout
            title={senders.error.message || 'The numbers could not be loaded'}
            onRetry={() => void senders.mutate()}
            retrying={senders.isValidating}
          />
        )}
        {!senders.data && !senders.error && <Skeleton className="h-16" />}
        {(senders.data || sender) && (
          <SelectField
            control={form.control}
            name="sender"
            label="Send From"
            hint={
              senders.data?.length === 0
                ? 'This account has no number that can text yet. Buy one in the Twilio Console.'
                : 'We tell Twilio to report replies to us, in place of what is set for this number there.'
            }
            placeholder="Choose a number"
            options={isListed ? options : [{ value: sender, label: senderName || sender }, ...options]}
          />
        )}
        <SwitchField
          control={form.control}
          name="isOn"
          label="Ask visitors whether they want texts"
          hint={`Forms get a checkbox that nobody has to tick: “${textConsent.en.replace('{name}', 'your agency')}” Turn on the answer by text in each form.`}
        />
        <p className="text-label text-muted">
          Only people who agreed are texted, between 8 AM and 9 PM where they are. STOP works at once, and HELP is
          answered with your name and phone number.
        </p>
        <div className="flex flex-wrap gap-2">
          <SubmitButton>Save</SubmitButton>
          <TestButton hasSender={sender !== ''} />
        </div>
      </Form>
    </Card>
  )
}

function TestButton({ hasSender }: { hasSender: boolean }) {
  const [isBusy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    try {
      const { phone } = await call('POST /agent/texts/test')
      toast.success(`Test text to ${phone} on its way`)
    } catch (error) {
      showErrorToast(error)
    } finally {
      setBusy(false)
    }
  }

  const button = (
    <Button icon={Send} busy={isBusy} disabled={!hasSender} onClick={() => void send()}>
      Send a test text
    </Button>
  )
  return hasSender ? button : <Tooltip text="Save a number first">{button}</Tooltip>
}
