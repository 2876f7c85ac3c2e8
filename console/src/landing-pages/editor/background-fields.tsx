import { getBackgroundSizeError } from '@gable/shared/landing-pages/background-size.ts'
import { isScene, scenes } from '@gable/shared/landing-pages/scenes.ts'
import { useState } from 'react'
import { Field } from '../../design/inputs/field.tsx'
import { useFormField } from '../../design/inputs/form-field.ts'
import { PictureDrop } from '../../media/picture-drop.tsx'
import { FocusField } from './focus-field.tsx'
import type { PageControl, PageValues } from './page-values.ts'
import { type Picture, PicturePicker } from './picture-picker.tsx'

const name = 'layoutSettings.backgroundImage'

/** Chooses a built-in scene or an uploaded picture as the background. */
export function BackgroundFields({ control }: { control: PageControl }) {
  const label = 'Picture'
  const { value, onChange, onBlur, ref, error } = useFormField<PageValues, PageValues>({ control, name, label })
  const selected = String(value ?? '')
  const [uploaded, setUploaded] = useState(isScene(selected) ? '' : selected)
  // A reload or an undo can also set an uploaded picture, which must then be an option.
  const ownPicture = isScene(selected) ? uploaded : selected

  function selectUpload(url: string) {
    setUploaded(url)
    onChange(url)
  }

  return (
    <>
      <Field label={label} name={name} required error={error}>
        {({ id, ...control }, labelId) => (
          <PicturePicker
            {...control}
            aria-labelledby={labelId}
            pictures={
              ownPicture
                ? [...sceneOptions, { value: ownPicture, title: 'Your picture', url: ownPicture }]
                : sceneOptions
            }
            value={selected}
            onChange={onChange}
            onBlur={onBlur}
            groupRef={ref}
          />
        )}
      </Field>
      {!isScene(selected) && <FocusField control={control} picture={selected} />}
      <Field
        label="Upload Your Own"
        hint="At least 1200 × 600 pixels, better 1600 wide, with a calm area for the text."
      >
        {(control) => (
          <PictureDrop
            {...control}
            name="background image"
            value={null}
            getSizeError={getBackgroundSizeError}
            onChange={(url) => url && selectUpload(url)}
          />
        )}
      </Field>
    </>
  )
}

const sceneOptions: Picture[] = scenes.map(({ name, title }) => ({ value: name, title, url: `/scenes/${name}.svg` }))
