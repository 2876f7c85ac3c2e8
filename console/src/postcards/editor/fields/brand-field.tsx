import { listMissingPrintBranding } from '@gable/shared/branding/completeness.ts'
import { BrandSelect } from '../../../branding/brand-select.tsx'
import { BrandingIncomplete } from '../../../branding/branding-incomplete.tsx'
import { useBrandChoice } from '../../../branding/use-brand-choice.ts'
import { Field } from '../../../design/inputs/field.tsx'
import { useFieldError, usePostcardEditor } from '../use-postcard-editor.ts'

/** The brand of the postcard, which needs a color and a logo for print. */
export function BrandField({ label }: { label: string }) {
  const { settings, change } = usePostcardEditor()
  const { error } = useFieldError('brandingId')
  const choice = useBrandChoice(settings.brandingId)
  const { brand } = choice
  return (
    <div className="space-y-3">
      <Field name="branding" label={label} required error={error}>
        {(control) => (
          <BrandSelect control={control} choice={choice} onChange={(brandingId) => change({ brandingId })} />
        )}
      </Field>
      {brand && listMissingPrintBranding(brand.style).length > 0 && (
        <BrandingIncomplete brandingId={brand._id} isForPrint />
      )}
    </div>
  )
}
