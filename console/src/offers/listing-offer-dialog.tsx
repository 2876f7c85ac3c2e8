import { type ListingTerms, termsMaximum } from '@gable/shared/offers/offer-terms.ts'
import type { ListingOffer } from '@gable/shared/offers/offer.ts'
import { MoneyField } from '../design/inputs/money-field.tsx'
import { NumberField } from '../design/inputs/number-field.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { FormDialog } from '../design/overlays/form-dialog.tsx'
import { ListingForm, toListingFormValues } from './listing-form.ts'

interface ListingOfferDialogProps {
  open: boolean
  onClose: () => void
  /** The one that is changed; nothing, where it is new. */
  offer: ListingOffer | undefined
  onKeep: (terms: ListingTerms) => Promise<unknown>
}

export function ListingOfferDialog({ open, onClose, offer, onKeep }: ListingOfferDialogProps) {
  const form = useZodForm(ListingForm, { values: toListingFormValues(offer) })
  const { control } = form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={offer ? 'Edit Listing Offer' : 'Create Listing Offer'}
      description="For what you would sell the home on the market. It stands until you withdraw it."
      form={form}
      confirmDiscard
      submitLabel={offer ? 'Save' : 'Create Listing Offer'}
      onSubmit={async (terms) => {
        await onKeep(terms)
        onClose()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField control={control} name="lowCents" label="Price from" required />
        <MoneyField control={control} name="highCents" label="Price to" required />
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
