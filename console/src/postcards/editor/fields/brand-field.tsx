import { listMissingPrintBranding } from '@gable/shared/branding/completeness.ts'
import { BrandingIncomplete } from '../../../branding/branding-incomplete.tsx'
import { Field } from '../../../design/inputs/field.tsx'
import { Select } from '../../../design/inputs/select.tsx'
import { usePostcardBrand } from '../use-postcard-brand.ts'
import { useFieldError, usePostcardEditor } from '../use-postcard-editor.ts'

/** The brand of the postcard, which needs a color and a logo for print. */
export function BrandField({ label }: { label: string }) {
  const { settings, change } = usePostcardEditor()
  const { error } = useFieldError('brandingId')
  const { brands, brand } = usePostcardBrand(settings.brandingId)
  return (
    <div className="space-y-3">
      <Field name="branding" label={label} required error={error}>
        {(control) => (
          <Select
            {...control}
            value={brand?._id ?? null}
            options={brands?.map(({ _id, name }) => ({ value: _id, label: name })) ?? []}
            disabled={!brands}
            placeholder={brands ? 'Select a branding template' : 'Loading…'}
            onChange={(brandingId) => change({ brandingId })}
          />
        )}
      </Field>
      {brand && listMissingPrintBranding(brand.style).length > 0 && (
        <BrandingIncomplete brandingId={brand._id} isForPrint />
      )}
    </div>
  )
}
