import {
  type ListingInput,
  listingStatuses,
  listingStatusLabels,
  type MlsListingDetails,
} from '@gable/shared/mls/listing.ts'
import { useWatch } from 'react-hook-form'
import { Field } from '../design/inputs/field.tsx'
import { Form } from '../design/inputs/form.tsx'
import { useFormField } from '../design/inputs/form-field.ts'
import { MoneyField } from '../design/inputs/money-field.tsx'
import { NumberField } from '../design/inputs/number-field.tsx'
import { SelectField } from '../design/inputs/select-field.tsx'
import { SubmitButton } from '../design/inputs/submit-button.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useUnsavedChanges } from '../design/inputs/unsaved-changes.tsx'
import { useZodForm } from '../design/inputs/use-zod-form.ts'
import { Card } from '../design/layout/card.tsx'
import { PictureDrop } from '../media/picture-drop.tsx'
import { type ListingValues, listingSchema, toListingValues } from './listing-values.ts'
import { useMlsTeam } from './use-mls.ts'

interface ListingFormProps {
  /** Undefined for a new one. */
  listing?: MlsListingDetails
  submitLabel: string
  onSave: (input: ListingInput) => Promise<unknown>
}

/** A listing that no MLS sends. */
export function ListingForm({ listing, submitLabel, onSave }: ListingFormProps) {
  const form = useZodForm<ListingValues, ListingInput>(listingSchema, { defaultValues: toListingValues(listing) })
  const { control } = form
  const team = useMlsTeam()
  const isClosed = useWatch({ control, name: 'status' }) === 'CLOSED'
  useUnsavedChanges(form.formState.isDirty && !form.formState.isSubmitting && !form.formState.isSubmitSuccessful)
  return (
    <Form form={form} onSubmit={onSave} className="space-y-4">
      <Card title="Listing">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            control={control}
            name="address"
            label="Address"
            hint="With city, state and ZIP code."
            placeholder="12 Oak Street, Dover, NH 03820"
            autoComplete="off"
            className="sm:col-span-2"
            required
          />
          <SelectField
            control={control}
            name="status"
            label="Status"
            hint="Coming soon shows in this list only."
            required
            options={listingStatuses.map((value) => ({ value, label: listingStatusLabels[value] }))}
          />
          <SelectField
            control={control}
            name="agentId"
            label="Agent"
            options={[
              { value: '', label: 'No agent' },
              ...(team.data ?? []).map(({ _id, fullName }) => ({ value: _id, label: fullName })),
            ]}
          />
          <MoneyField control={control} name="listPriceCents" label="List Price" />
          <TextField control={control} name="listedOn" label="Listed On" type="date" />
          {isClosed && <MoneyField control={control} name="closePriceCents" label="Sold For" required />}
          {isClosed && <TextField control={control} name="closedOn" label="Closed On" type="date" required />}
          <TextField control={control} name="mlsNumber" label="MLS Number" autoComplete="off" />
        </div>
      </Card>
      <Card title="Home">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField control={control} name="propertyType" label="Property Type" placeholder="Single family" />
          <NumberField control={control} name="bedrooms" label="Bedrooms" min={0} max={100} />
          <NumberField control={control} name="fullBaths" label="Full Baths" min={0} max={100} />
          <NumberField control={control} name="partialBaths" label="Half Baths" min={0} max={100} />
          <NumberField control={control} name="aboveGradeSqft" label="Living Space" unit="sq ft" min={0} />
          <NumberField control={control} name="yearBuilt" label="Year Built" min={1600} max={2200} />
          <div className="sm:col-span-2">
            <TextAreaField control={control} name="description" label="Description" max={5000} />
          </div>
          <div className="sm:col-span-2">
            <PhotoField control={control} />
          </div>
        </div>
      </Card>
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  )
}

type ListingControl = ReturnType<typeof useZodForm<ListingValues, ListingInput>>['control']

function PhotoField({ control }: { control: ListingControl }) {
  const [name, label] = ['photo', 'Photo'] as const
  const { value, onChange, ref, error } = useFormField<ListingValues, ListingInput>({ control, name, label })
  const photo = value as ListingValues['photo']
  return (
    <Field name={name} label={label} error={error}>
      {(field) => (
        <PictureDrop
          {...field}
          buttonRef={ref}
          name="photo"
          valueName="The photo"
          value={photo?.url ?? null}
          onChange={(url, size) => onChange(url && size ? { url, ...size } : null)}
        />
      )}
    </Field>
  )
}
