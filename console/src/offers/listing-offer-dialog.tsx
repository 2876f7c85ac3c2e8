import type { ListingOffer } from '@gable/shared/offers/offer.ts'
import { type ListingTerms, termsMaximum } from '@gable/shared/offers/offer-terms.ts'
import { MoneyField } from '../design/inputs/money-field.tsx'
import { NumberField } from '../design/inputs/number-field.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { ListingForm, toListingFormValues } from './listing-form.ts'

interface ListingOfferDialogProps {
  open: boolean
  onClose: () => void
  /** Undefined for a new offer. */
  offer: ListingOffer | undefined
  onSave: (terms: ListingTerms) => Promise<unknown>
}

export function ListingOfferDialog({ open, onClose, offer, onSave }: ListingOfferDialogProps) {
  const form = useZodForm(ListingForm, { values: toListingFormValues(offer) })
  const { control } = form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={offer ? 'Edit Listing Offer' : 'Create Listing Offer'}
      description="The price range you would list the home for. It stays active until you withdraw it."
      form={form}
      confirmDiscard
      submitLabel={offer ? 'Save' : 'Create Listing Offer'}
      onSubmit={async (terms) => {
        await onSave(terms)
        onClose()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField control={control} name="lowCents" label="Low Price" required />
        <MoneyField control={control} name="highCents" label="High Price" required />
        <NumberField
          control={control}
          name="commissionPercent"
          label="Commission"
          unit="%"
          step={0.5}
          min={0}
          max={100}
        />
      </div>
      <TextAreaField control={control} name="terms" label="Terms" rows={4} max={termsMaximum} />
    </FormDialog>
  )
}
