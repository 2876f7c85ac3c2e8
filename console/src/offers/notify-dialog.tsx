import { newId } from '@gable/shared/ids.ts'
import { bodyMaximum, createEmailDraft, OfferEmailInput, subjectMaximum } from '@gable/shared/offers/offer-email.ts'
import type { Recipient } from '@gable/shared/offers/recipient.ts'
import type { Property } from '@gable/shared/properties/property.ts'
import { useState } from 'react'
import { toast } from '../design/feedback/toast.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { useAccount } from '../platform/account.ts'
import { callInAccount } from '../platform/use-api.ts'

interface NotifyDialogProps {
  onClose: () => void
  property: Property
  recipient: Recipient
  activeOfferCount: number
}

/** Edits and sends an email about the offers. Each dialog has one email ID, so a repeated request sends one email. */
export function NotifyDialog({ onClose, property, recipient, activeOfferCount }: NotifyDialogProps) {
  const { accountId, agent } = useAccount()
  const [messageId] = useState(() => newId())
  const { propertyId, address } = property
  const { _id: contactId, firstName, fullName, emailId, link } = recipient
  const form = useZodForm(OfferEmailInput.pick({ subject: true, body: true }), {
    defaultValues: createEmailDraft({
      address,
      firstName,
      link: link ?? '',
      activeOffers: activeOfferCount,
      agentName: agent.fullName,
    }),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      confirmDiscard
      size="lg"
      title="Notify Contact"
      description={`Sends this text as a plain email to ${emailId}. A link to unsubscribe is added below it.`}
      form={form}
      submitLabel="Send email"
      onSubmit={async (email) => {
        await callInAccount(accountId)('POST /agent/properties/:propertyId/notify-contact', {
          params: { propertyId },
          body: { ...email, messageId, contactId },
        })
        toast.success(`Email sent to ${fullName || emailId}`)
        onClose()
      }}
    >
      <TextField control={form.control} name="subject" label="Subject" required max={subjectMaximum} />
      <TextAreaField control={form.control} name="body" label="Message" required rows={14} max={bodyMaximum} />
    </FormDialog>
  )
}
