import { spanishMaximum } from '@gable/shared/widgets/settings-rules.ts'
import { listWidgetTexts, type SpanishText } from '@gable/shared/widgets/spanish-texts.ts'
import { spanishWidgetTexts } from '@gable/shared/widgets/spanish-widget-texts.ts'
import { useWatch } from 'react-hook-form'
import { useFormField } from '../../design/inputs/form-field.ts'
import { PanelSection } from '../../editing/panel-section.tsx'
import { SpanishTexts } from '../../editing/spanish-texts.tsx'
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
  return (
    <PanelSection title="Spanish">
      <SpanishTexts
        hint="Visitors of Spanish pages see these texts. With at least one of your own, the widget also has a button to switch the language."
        texts={listWidgetTexts(settings)}
        suggestions={spanishWidgetTexts}
        maxLength={spanishMaximum}
        value={(value ?? []) as unknown as SpanishText[]}
        onChange={onChange}
        onBlur={onBlur}
      />
    </PanelSection>
  )
}
