import { spanishDefaultTexts } from '@gable/shared/default-texts/spanish-default-texts.ts'
import type { LayoutSettings, SpanishText } from '@gable/shared/landing-pages/layout.ts'
import { listPageTexts } from '@gable/shared/landing-pages/list-page-texts.ts'
import { spanishMaximum } from '@gable/shared/landing-pages/part-rules.ts'
import { useWatch } from 'react-hook-form'
import { Field } from '../../design/inputs/field.tsx'
import { useFormField } from '../../design/inputs/form-field.ts'
import { TextArea } from '../../design/inputs/text-area.tsx'
import type { PageControl, PageValues } from './page-values.ts'

const name = 'layoutSettings.spanishTexts'

/** The Spanish for each text of the page. Texts of a template come with one. */
export function SpanishFields({ control }: { control: PageControl }) {
  const settings = useWatch({ control, name: 'layoutSettings' }) as LayoutSettings
  const { value, onChange, onBlur } = useFormField<PageValues, PageValues>({ control, name, label: 'Spanish Texts' })
  const saved = (value ?? []) as unknown as SpanishText[]

  function update(text: string, spanish: string) {
    const others = saved.filter((other) => other.text !== text)
    onChange(spanish.trim() === '' ? others : [...others, { text, spanish }])
  }

  return (
    <>
      <p className="text-label text-muted">
        Visitors can switch the language at the top of the page once its heading has Spanish. Texts without Spanish stay
        in English.
      </p>
      {listPageTexts(settings).map((text) => (
        <Field key={text} label={text}>
          {(field) => (
            <TextArea
              {...field}
              lang="es"
              rows={text.length > 60 ? 3 : 1}
              maxLength={spanishMaximum}
              placeholder={spanishDefaultTexts.get(text)}
              value={saved.find((other) => other.text === text)?.spanish ?? ''}
              onChange={({ target }) => update(text, target.value)}
              onBlur={onBlur}
            />
          )}
        </Field>
      ))}
    </>
  )
}
