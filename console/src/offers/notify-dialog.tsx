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
  activeOffers: number
}

/** A letter about the offers, to be gone over before it leaves. Sent twice, it is one letter. */
export function NotifyDialog({ onClose, property, recipient, activeOffers }: NotifyDialogProps) {
  const { accountId, agent } = useAccount()
  const [letterId] = useState(() => newId())
  const { propertyId, address } = property
  const { _id: contactId, firstName, fullName, emailId, link } = recipient
  const form = useZodForm(OfferEmailInput.pick({ subject: true, body: true }), {
    defaultValues: createEmailDraft({ address, firstName, link: link ?? '', activeOffers, agentName: agent.fullName }),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      confirmDiscard
      size="lg"
      title="Notify Contact"
      description={`An email in plain text, exactly as it stands here, to ${emailId}.`}
      form={form}
      submitLabel="Send Email"
      onSubmit={async (letter) => {
        await callInAccount(accountId)('POST /agent/properties/:propertyId/notify-contact', {
          params: { propertyId },
          body: { ...letter, letterId, contactId },
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
