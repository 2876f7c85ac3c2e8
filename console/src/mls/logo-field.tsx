import type { MlsConnectionInput } from '@gable/shared/mls/connection.ts'
import { Field } from '../design/inputs/field.tsx'
import { useFormField } from '../design/inputs/form-field.ts'
import { PictureDrop } from '../media/picture-drop.tsx'
import type { ConnectionControl, ConnectionValues } from './connection-values.ts'

/** The logo of the MLS. */
export function LogoField({ control }: { control: ConnectionControl }) {
  const [name, label] = ['logo', 'Logo'] as const
  const { value, onChange, ref, error } = useFormField<ConnectionValues, MlsConnectionInput>({ control, name, label })
  const logo = value as ConnectionValues['logo']
  return (
    <Field name={name} label={label} error={error}>
      {(field) => (
        <PictureDrop
          {...field}
          buttonRef={ref}
          kind="logo"
          name="logo"
          valueName="The logo"
          value={logo?.url ?? null}
          onChange={(url, size) => onChange(url && size ? { url, ...size } : null)}
        />
      )}
    </Field>
  )
}
