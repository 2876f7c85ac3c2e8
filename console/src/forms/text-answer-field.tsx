import type { FormChange } from '@gable/shared/forms/form.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { languageOptions } from '@gable/shared/journeys/language-names.ts'
import { buildAnswerText } from '@gable/shared/texts/answer-text.ts'
import { measureText } from '@gable/shared/texts/segments.ts'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { CheckboxField } from '../design/inputs/checkbox-field.tsx'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import type { FormValues } from './form-editor.tsx'

/** Turns the answer by text on or off, and shows what it says. */
export function TextAnswerField({ control }: { control: Control<FormValues, unknown, FormChange> }) {
  const isOn = useWatch({ control, name: 'generalSettings.sendsText' })
  const [language, setLanguage] = useState<Language>('en')
  const text = buildAnswerText({ language, ...sample })
  const { segments, units } = measureText(text)
  return (
    <>
      <CheckboxField
        control={control}
        name="generalSettings.sendsText"
        label="Text visitors who ticked the box for texts"
        hint="In the morning if it is past 9 PM where they are. The box appears while Text Messages are on in Settings."
      />
      {isOn && (
        <div className="space-y-2">
          <SegmentedControl
            label="Language of the text"
            value={language}
            options={languageOptions}
            onChange={setLanguage}
          />
          <p className="rounded-lg bg-sunken p-3 text-table [overflow-wrap:anywhere]" lang={language}>
            {text}
          </p>
          <p className="text-label text-muted">
            {`Sample. ${units} characters, billed as ${segments === 1 ? 'one text' : `${segments} texts`}.`}
          </p>
        </div>
      )}
    </>
  )
}

const sample = {
  agency: 'Your Agency',
  agent: 'Your Name',
  value: '$390,000 – $420,000',
  figure: undefined,
  promise: '',
  url: 'https://example.com/your-home',
}
