import { isScene, scenes } from '@gable/shared/landing-pages/scenes.ts'
import { useState } from 'react'
import { Field } from '../../design/inputs/field.tsx'
import { useFormField } from '../../design/inputs/form-field.ts'
import { PictureDrop } from '../../media/picture-drop.tsx'
import type { PageControl, PageValues } from './page-values.ts'
import { type Picture, PictureChoice } from './picture-choice.tsx'

const name = 'layoutSettings.backgroundImage'

/** What stands behind the words: one of our own pictures, or one that is uploaded. */
export function BackgroundFields({ control }: { control: PageControl }) {
  const label = 'Picture'
  const { value, change, blur, ref, error } = useFormField<PageValues, PageValues>({ control, name, label })
  const chosen = String(value ?? '')
  const [uploaded, setUploaded] = useState(isScene(chosen) ? '' : chosen)
  // Whatever brings another picture in from outside, it is one that can be chosen.
  const own = isScene(chosen) ? uploaded : chosen

  function take(url: string) {
    setUploaded(url)
    change(url)
  }

  return (
    <>
      <Field label={label} name={name} required error={error}>
        {({ id, ...control }, labelId) => (
          <PictureChoice
            {...control}
            aria-labelledby={labelId}
            pictures={own ? [...drawn, { value: own, title: 'Your picture', url: own }] : drawn}
            value={chosen}
            onChange={change}
            onBlur={blur}
            groupRef={ref}
          />
        )}
      </Field>
      <Field label="Upload your own" hint="Best at least 1600 pixels wide, with a calm place for the words.">
        {(control) => (
          <PictureDrop {...control} name="background image" value={null} onChange={(url) => url && take(url)} />
        )}
      </Field>
    </>
  )
}

const drawn: Picture[] = scenes.map(({ name, title }) => ({ value: name, title, url: `/scenes/${name}.svg` }))
