import { TextCredentials, type TextSettings } from '@gable/shared/texts/text-settings.ts'
import { useState } from 'react'
import { Badge } from '../design/data/badge.tsx'
import { Callout } from '../design/feedback/callout.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { ConfirmDialog } from '../design/overlays/confirm-dialog.tsx'
import { call } from '../platform/use-api.ts'

interface SettingsProps {
  settings: TextSettings
  onChanged: () => void
}

/** Connects, replaces or disconnects the account at Twilio. */
export function ConnectionCard({ settings, onChanged }: SettingsProps) {
  const { accountSid, problem } = settings
  const [isReplacing, setReplacing] = useState(false)
  return (
    <Card
      title="Twilio"
      description="Texts are billed by Twilio. In the United States, business texts need a registered number (A2P 10DLC or a verified toll-free number)."
      actions={
        <Badge tone={accountSid ? 'success' : 'neutral'} dot>
          {accountSid ? 'Connected' : 'Not connected'}
        </Badge>
      }
    >
      <div className="space-y-4">
        {problem && (
          <Callout tone="danger" title="The last text could not be sent" announce>
            {problem}
          </Callout>
        )}
        {accountSid && !isReplacing ? (
          <Connected accountSid={accountSid} onReplace={() => setReplacing(true)} onChanged={onChanged} />
        ) : (
          <CredentialsForm
            accountSid={accountSid ?? ''}
            onCancel={accountSid ? () => setReplacing(false) : undefined}
            onSaved={() => {
              setReplacing(false)
              onChanged()
            }}
          />
        )}
      </div>
    </Card>
  )
}

interface CredentialsFormProps {
  accountSid: string
  onCancel: (() => void) | undefined
  onSaved: () => void
}

function CredentialsForm({ accountSid, onCancel, onSaved }: CredentialsFormProps) {
  const form = useZodForm(TextCredentials, { defaultValues: { accountSid, authToken: '' } })
  useUnsavedChanges(form.formState.isDirty)

  async function save(body: TextCredentials) {
    await call('PUT /agent/texts/credentials', { body })
    form.reset()
    toast.success('Twilio connected')
    onSaved()
  }

  return (
    <Form form={form} onSubmit={save} className="space-y-4" aria-label="Twilio account">
      <TextField
        control={form.control}
        name="accountSid"
        label="Account SID"
        hint="In the Twilio Console, under Account Info."
        required
        spellCheck={false}
        autoComplete="off"
      />
      <TextField
        control={form.control}
        name="authToken"
        label="Auth Token"
        hint="Beside the account SID. It is stored encrypted and never shown again."
        required
        type="password"
        spellCheck={false}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>Connect Twilio</SubmitButton>
        {onCancel && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </Form>
  )
}

interface ConnectedProps {
  accountSid: string
  onReplace: () => void
  onChanged: () => void
}

function Connected({ accountSid, onReplace, onChanged }: ConnectedProps) {
  const [isDisconnecting, setDisconnecting] = useState(false)

  async function disconnect() {
    await call('DELETE /agent/texts/credentials')
    toast.success('Twilio disconnected')
    onChanged()
  }

  return (
    <>
      <p className="text-table">
        <span className="text-muted">Account SID </span>
        <span className="[overflow-wrap:anywhere]">{accountSid}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onReplace}>Replace auth token</Button>
        <Button onClick={() => setDisconnecting(true)}>Disconnect</Button>
      </div>
      <ConfirmDialog
        open={isDisconnecting}
        onClose={() => setDisconnecting(false)}
        title="Disconnect Twilio?"
        description="Forms stop asking whether visitors want texts, and texts that are waiting are not sent. What people agreed to stays."
        confirmLabel="Disconnect"
        tone="danger"
        onConfirm={disconnect}
      />
    </>
  )
}
