import { BrandingProof, reviewLengths, reviewsMaximum } from '@gable/shared/branding/proof.ts'
import { newId } from '@gable/shared/ids.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { Button } from '../design/inputs/button.tsx'
import { DragList } from '../design/inputs/drag-list.tsx'
import { Form } from '../design/inputs/form.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { NumberField } from '../design/inputs/number-field.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { useSortableFieldArray } from '../design/inputs/use-sortable-field-array.ts'
import { Card } from '../design/layout/card.tsx'
import { call } from '../platform/use-api.ts'
import { SaveBar } from './save-bar.tsx'
import { useBranding } from './use-branding.ts'
import { useDraftPreview } from './use-draft-preview.ts'
import { useSectionForm } from './use-section-form.ts'

/** What a brand has to show for itself on its landing pages. */
export function ProofPage() {
  const { branding } = useBranding()
  const params = { brandingId: branding._id }
  const { form, handleSave } = useSectionForm({
    schema: BrandingProof,
    values: branding.proof,
    save: async (body) => (await call('PATCH /agent/branding/:brandingId/proof', { params, body })).proof,
    successMessage: 'Reviews saved',
  })
  const { control } = form
  const { ids, addButton, append, removeItem, reorder } = useSortableFieldArray(control, 'reviews')
  useDraftPreview('proof', BrandingProof, useWatch({ control }))
  const reviews = ids.map((id, index) => ({ id, index, name: `Review ${index + 1}` }))
  return (
    <Form form={form} onSubmit={handleSave} aria-label="Reviews" className="space-y-4">
      <Card title="In figures" description="Landing pages show the figures that you enter, and leave out the others.">
        <div className="grid gap-4 sm:grid-cols-3">
          <NumberField control={control} name="homesSold" label="Homes Sold" min={1} />
          <NumberField control={control} name="yearsInBusiness" label="Years in Business" min={1} />
          <NumberField control={control} name="salesVolume" label="Sales Volume" min={1} unit="USD" />
        </div>
      </Card>
      <Card title="Reviews" description="What clients wrote, in their words. Ask them before you publish their names.">
        <div className="space-y-3">
          <DragList
            items={reviews}
            getName={({ name }) => name}
            onReorder={reorder}
            disabled={reviews.length < 2}
            className="flex flex-col gap-3"
          >
            {({ index, name }, handle) => (
              <fieldset className="space-y-3 rounded-lg border border-line p-3">
                <legend className="sr-only">{name}</legend>
                <div className="flex items-center gap-1">
                  {handle}
                  <span aria-hidden className="min-w-0 flex-1 font-medium">
                    {name}
                  </span>
                  <IconButton icon={Trash2} size="sm" label={`Remove ${name}`} onClick={() => removeItem(index)} />
                </div>
                <TextAreaField
                  control={control}
                  name={`reviews.${index}.quote`}
                  label="Quote"
                  required
                  max={reviewLengths.quote}
                  rows={3}
                />
                <div className="grid gap-3 sm:grid-cols-2">
                  <TextField
                    control={control}
                    name={`reviews.${index}.name`}
                    label="Name"
                    required
                    max={reviewLengths.name}
                  />
                  <TextField
                    control={control}
                    name={`reviews.${index}.place`}
                    label="Place"
                    max={reviewLengths.place}
                  />
                </div>
              </fieldset>
            )}
          </DragList>
          {reviews.length < reviewsMaximum && (
            <Button
              ref={addButton}
              size="sm"
              icon={Plus}
              onClick={() => append({ reviewId: newId(), quote: '', name: '', place: '' })}
            >
              Add review
            </Button>
          )}
        </div>
      </Card>
      <SaveBar />
    </Form>
  )
}
