import { spanishMaximum } from '@gable/shared/widgets/settings-rules.ts'
import type { SpanishText } from '@gable/shared/widgets/spanish-texts.ts'
import { listWidgetTexts } from '@gable/shared/widgets/spanish-texts.ts'
import { spanishWidgetTexts } from '@gable/shared/widgets/spanish-widget-texts.ts'
import { useWatch } from 'react-hook-form'
import { Field } from '../../design/inputs/field.tsx'
import { useFormField } from '../../design/inputs/form-field.ts'
import { TextArea } from '../../design/inputs/text-area.tsx'
import { PanelSection } from '../../editing/panel-section.tsx'
import type { WidgetControl, WidgetValues } from './widget-values.ts'

const name = 'settings.spanishTexts'

/** The Spanish for each text of the widget. Texts of a template come with one. */
export function SpanishSection({ control }: { control: WidgetControl }) {
  const settings = useWatch({ control, name: 'settings' })
  const { value, onChange, onBlur } = useFormField<WidgetValues, WidgetValues>({
    control,
    name,
    label: 'Spanish Texts',
  })
  const saved = (value ?? []) as unknown as SpanishText[]

  function update(text: string, spanish: string) {
    const others = saved.filter((other) => other.text !== text)
    onChange(spanish.trim() === '' ? others : [...others, { text, spanish }])
  }

  return (
    <PanelSection title="Spanish">
      <p className="text-label text-muted">
        Visitors of Spanish pages see these texts. With at least one of your own, the widget also has a button to switch
        the language. Texts without Spanish stay in English.
      </p>
      {listWidgetTexts(settings).map((text) => (
        <Field key={text} label={text}>
          {(field) => (
            <TextArea
              {...field}
              lang="es"
              rows={text.length > 60 ? 3 : 1}
              maxLength={spanishMaximum}
              placeholder={spanishWidgetTexts.get(text)}
              value={saved.find((other) => other.text === text)?.spanish ?? ''}
              onChange={({ target }) => update(text, target.value)}
              onBlur={onBlur}
            />
          )}
        </Field>
      ))}
    </PanelSection>
  )
}
