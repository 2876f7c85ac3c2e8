import type { Contact } from '@gable/shared/contacts/contact.ts'
import { subjectMaximum } from '@gable/shared/emails/email-settings.ts'
import { personalEmailMaximum } from '@gable/shared/emails/endpoints.ts'
import { newId } from '@gable/shared/ids.ts'
import { Eye, Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Callout } from '../design/feedback/callout.tsx'
import { TextSkeleton } from '../design/feedback/skeleton.tsx'
import { ErrorState } from '../design/feedback/states.tsx'
import { toast } from '../design/feedback/toast.tsx'
import { Button } from '../design/inputs/button.tsx'
import { Form } from '../design/inputs/form.tsx'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { PanelBody, PanelFooter } from '../design/layout/panel.tsx'
import { SlideOut } from '../design/overlays/slide-out.tsx'
import { useAccountId } from '../platform/account.ts'
import { useLiveEvent } from '../platform/live.ts'
import { callInAccount, useApi, useRefresh } from '../platform/use-api.ts'
import { ComposeField } from './compose-field.tsx'
import { ComposePreview } from './compose-preview.tsx'
import { ComposeForm } from './compose-schema.ts'
import { type EmailDraft, emptyDraft, getEmailDraft, saveEmailDraft, toEmailDraftKey } from './email-draft.ts'

interface SendEmailSlideOutProps {
  contact: Pick<Contact, '_id'>
  name: string
  open: boolean
  onClose: () => void
}

/** Writes an email to one contact, or says why they get none. */
export function SendEmailSlideOut({ contact, name, open, onClose }: SendEmailSlideOutProps) {
  const { _id: contactId } = contact
  const { data, error, isValidating, mutate } = useApi(
    'GET /agent/contacts/:contactId/emails/new',
    open && { params: { contactId } },
  )
  useLiveEvent('contacts', ({ id }) => void (open && (id === undefined || id === contactId) && mutate()))
  return (
    // The form keeps a draft, so closing the panel does not need a confirmation.
    <SlideOut
      open={open}
      onClose={onClose}
      closeOnOutsidePress={false}
      size="lg"
      title="Send email"
      description={data?.toEmail ? `To ${name} at ${data.toEmail}` : `To ${name}`}
    >
      {data ? (
        <Compose contactId={contactId} context={data} onClose={onClose} />
      ) : (
        <PanelBody>
          {error ? (
            <ErrorState title="The email could not be prepared" onRetry={() => void mutate()} retrying={isValidating} />
          ) : (
            <TextSkeleton lines={8} />
          )}
        </PanelBody>
      )}
    </SlideOut>
  )
}

type Context = Parameters<typeof ComposePreview>[0]['context'] & { disabledReason: string | null }

interface ComposeProps {
  contactId: string
  context: Context
  onClose: () => void
}

/** Each form has one email, so that a request that is sent twice sends one. */
function Compose({ contactId, context, onClose }: ComposeProps) {
  const accountId = useAccountId()
  const refresh = useRefresh()
  const draftKey = toEmailDraftKey(accountId, contactId)
  const [pieceId] = useState(() => newId())
  const [view, setView] = useState<'write' | 'preview'>('write')
  const form = useZodForm(ComposeForm, { defaultValues: getEmailDraft(draftKey) ?? emptyDraft })
  const draft = useWatch({ control: form.control }) as EmailDraft
  const { disabledReason } = context
  const isEmpty = draft.subject.trim() === '' && draft.text.trim() === ''
  useEffect(() => saveEmailDraft(draftKey, draft), [draftKey, draft])

  async function send(email: EmailDraft) {
    await callInAccount(accountId)('POST /agent/contacts/:contactId/emails', {
      params: { contactId },
      body: { pieceId, ...email },
    })
    saveEmailDraft(draftKey, emptyDraft)
    form.reset(emptyDraft)
    toast.success('Email sent')
    void refresh('GET /agent/contacts/:contactId/emails')
    onClose()
  }

  function discard() {
    saveEmailDraft(draftKey, emptyDraft)
    form.reset(emptyDraft)
    onClose()
  }

  return (
    <Form form={form} onSubmit={send} className="flex min-h-0 flex-1 flex-col">
      <PanelBody className="flex flex-col gap-4">
        {disabledReason && (
          <Callout tone="warning" title="This email cannot be sent">
            {disabledReason}
          </Callout>
        )}
        <div className="self-start">
          <SegmentedControl label="View" value={view} options={views} onChange={setView} />
        </div>
        {/* Hidden instead of removed, so that the fields keep their errors and the form can be sent from the preview. */}
        <div className={view === 'write' ? 'flex flex-col gap-4' : 'hidden'}>
          <ComposeField control={form.control} name="subject" label="Subject" max={subjectMaximum} />
          <ComposeField control={form.control} name="text" label="Message" max={personalEmailMaximum} rows={14} />
        </div>
        {view === 'preview' && <ComposePreview draft={draft} context={context} />}
      </PanelBody>
      <PanelFooter>
        <Button onClick={discard}>{isEmpty ? 'Cancel' : 'Discard'}</Button>
        <SubmitButton disabled={disabledReason !== null} onClick={() => setView('write')}>
          Send email
        </SubmitButton>
      </PanelFooter>
    </Form>
  )
}

const views = [
  { value: 'write', label: 'Write', icon: Pencil },
  { value: 'preview', label: 'Preview', icon: Eye },
] as const
