import { spanishDefaultTexts } from '@gable/shared/default-texts/spanish-default-texts.ts'
import { type FormChange, spanishDescriptionMaximum, spanishTitleMaximum } from '@gable/shared/forms/form.ts'
import { type Control, useWatch } from 'react-hook-form'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { PanelSection } from '../editing/panel-section.tsx'
import type { FormValues } from './form-editor.tsx'

/** The title and description for visitors who read Spanish. Texts that nobody changed come with Spanish of ours. */
export function SpanishSection({ control }: { control: Control<FormValues, unknown, FormChange> }) {
  const [title = '', description = ''] = useWatch({ control, name: ['title', 'description'] })
  return (
    <PanelSection title="Spanish">
      <p className="text-label text-muted">
        Visitors who read Spanish see these texts. Texts without Spanish stay in English.
      </p>
      <TextField
        control={control}
        name="spanish.title"
        label="Spanish Title"
        max={spanishTitleMaximum}
        placeholder={spanishDefaultTexts.get(title.trim())}
      />
      <TextAreaField
        control={control}
        name="spanish.description"
        label="Spanish Description"
        max={spanishDescriptionMaximum}
        rows={5}
        placeholder={spanishDefaultTexts.get(description.trim())}
      />
    </PanelSection>
  )
}
