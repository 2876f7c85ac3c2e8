import type { VendorFields } from '@gable/shared/contact-dashboard/vendor.ts'
import type { Control } from 'react-hook-form'
import { Field } from '../../design/inputs/field.tsx'
import { useFormField } from '../../design/inputs/form-field.ts'
import { PictureDrop } from '../../media/picture-drop.tsx'
import type { VendorValues } from './vendor-values.ts'

/** The vendor's logo or portrait. */
export function DisplayImageField({ control }: { control: Control<VendorValues, unknown, VendorFields> }) {
  const props = { control, name: 'logoMedia', label: 'Display Image' } as const
  const { value, onChange, ref, error } = useFormField<VendorValues, VendorFields>(props)
  const image = value as VendorValues['logoMedia']
  return (
    <Field name={props.name} label={props.label} error={error} hint="A logo or a portrait, shown in the module.">
      {(control) => (
        <PictureDrop
          {...control}
          buttonRef={ref}
          kind="logo"
          name="display image"
          value={image?.url ?? null}
          failureMessage="Failed to save"
          onChange={(url, size) => onChange(url && size ? { url, ...size } : null)}
        />
      )}
    </Field>
  )
}
