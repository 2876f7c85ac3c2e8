import { spanishDefaultTexts } from '@gable/shared/default-texts/spanish-default-texts.ts'
import type { LayoutSettings, SpanishText } from '@gable/shared/landing-pages/layout.ts'
import { listPageTexts } from '@gable/shared/landing-pages/list-page-texts.ts'
import { spanishMaximum } from '@gable/shared/landing-pages/part-rules.ts'
import { useWatch } from 'react-hook-form'
import { useFormField } from '../../design/inputs/form-field.ts'
import { SpanishTexts } from '../../editing/spanish-texts.tsx'
import type { PageControl, PageValues } from './page-values.ts'

const name = 'layoutSettings.spanishTexts'

/** The Spanish for each text of the page. Texts of a template come with one. */
export function SpanishFields({ control }: { control: PageControl }) {
  const settings = useWatch({ control, name: 'layoutSettings' }) as LayoutSettings
  const { value, onChange, onBlur } = useFormField<PageValues, PageValues>({ control, name, label: 'Spanish Texts' })
  return (
    <SpanishTexts
      hint="Visitors can switch the language at the top of the page once its heading has Spanish."
      texts={listPageTexts(settings)}
      suggestions={spanishDefaultTexts}
      maxLength={spanishMaximum}
      value={(value ?? []) as unknown as SpanishText[]}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}
