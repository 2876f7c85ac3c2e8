import { postcardSizeLabels, postcardSizes } from '@gable/shared/postcards/postcard-settings.ts'
import { Field } from '../../../design/inputs/field.tsx'
import { RadioCards } from '../../../design/inputs/radio-cards.tsx'
import { usePostcardEditor } from '../use-postcard-editor.ts'

/** A postcard costs the same in every size. */
export function SizeField({ label }: { label: string }) {
  const { settings, change } = usePostcardEditor()
  return (
    <Field name="size" label={label} required>
      {(control, labelId) => (
        <RadioCards
          {...control}
          aria-labelledby={labelId}
          columns={2}
          value={settings.size}
          options={sizeOptions}
          onChange={(size) => change({ size })}
        />
      )}
    </Field>
  )
}

const sizeHints = { '4X6': 'Small, for a short message', '6X9': 'Large, stands out in the mail' }

const sizeOptions = postcardSizes.map((value) => ({
  value,
  label: postcardSizeLabels[value],
  hint: sizeHints[value],
}))
