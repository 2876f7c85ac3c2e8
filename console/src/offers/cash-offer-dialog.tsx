import type { CashOffer } from '@gable/shared/offers/offer.ts'
import { buyerMaximum, type CashTerms, termsMaximum } from '@gable/shared/offers/offer-terms.ts'
import { getTimeZoneName } from '../design/format/time-zone-name.ts'
import { MoneyField } from '../design/inputs/money-field.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { useTimeZone } from '../platform/use-time-zone.ts'
import { createCashFormSchema, toCashFormValues } from './cash-form.ts'

interface CashOfferDialogProps {
  open: boolean
  onClose: () => void
  /** Undefined for a new offer. */
  offer: CashOffer | undefined
  onSave: (terms: CashTerms) => Promise<unknown>
}

export function CashOfferDialog({ open, onClose, offer, onSave }: CashOfferDialogProps) {
  const timeZone = useTimeZone()
  const form = useZodForm(createCashFormSchema(timeZone, offer), { values: toCashFormValues(offer, timeZone) })
  const { control } = form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={offer ? 'Edit Cash Offer' : 'Create Cash Offer'}
      description="What a buyer would pay for the home now. It expires at the time you set."
      form={form}
      confirmDiscard
      submitLabel={offer ? 'Save' : 'Create Cash Offer'}
      onSubmit={async (terms) => {
        await onSave(terms)
        onClose()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField control={control} name="amountCents" label="Amount" required />
        <TextField control={control} name="buyer" label="Offered By" max={buyerMaximum} autoComplete="off" />
        <TextField control={control} name="closingOn" label="Closing Date" type="date" required />
        <TextField
          control={control}
          name="expiresAt"
          label="Expires"
          type="datetime-local"
          required
          hint={`In your time zone, ${getTimeZoneName(timeZone)}`}
        />
      </div>
      <TextAreaField control={control} name="terms" label="Terms" rows={4} max={termsMaximum} />
    </FormDialog>
  )
}
