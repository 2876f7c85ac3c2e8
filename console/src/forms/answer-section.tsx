import { type FormChange, replySubjectMaximum, replyTextMaximum } from '@gable/shared/forms/form.ts'
import type { Language } from '@gable/shared/journeys/journey.ts'
import { languageOptions } from '@gable/shared/journeys/language-names.ts'
import { useState } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { CheckboxField } from '../design/inputs/checkbox-field.tsx'
import { SegmentedControl } from '../design/inputs/segmented-control.tsx'
import { TextAreaField } from '../design/inputs/text-area-field.tsx'
import { TextField } from '../design/inputs/text-field.tsx'
import { PanelSection } from '../editing/panel-section.tsx'
import type { FormValues } from './form-editor.tsx'
import { TextAnswerField } from './text-answer-field.tsx'

/** Turns the email that visitors get at once on or off, and edits how it begins. */
export function AnswerSection({ control }: { control: Control<FormValues, unknown, FormChange> }) {
  const isOn = useWatch({ control, name: 'generalSettings.sendsAnswer' })
  return (
    <PanelSection title="Reply to Visitors">
      <CheckboxField
        control={control}
        name="generalSettings.sendsAnswer"
        label="Email visitors as soon as they send this form"
        hint="With the value or the figures they asked for, and their agent. Branding shows how it looks."
      />
      {isOn && <ReplyFields control={control} />}
      <TextAnswerField control={control} />
    </PanelSection>
  )
}

function ReplyFields({ control }: { control: Control<FormValues, unknown, FormChange> }) {
  const [language, setLanguage] = useState<Language>('en')
  const inLanguage = language === 'en' ? '' : ' in Spanish'
  return (
    <div key={language} className="space-y-4">
      <SegmentedControl
        label="Language of the email"
        value={language}
        options={languageOptions}
        onChange={setLanguage}
      />
      <TextField
        control={control}
        name={`generalSettings.reply.subject.${language}`}
        label={`Subject${inLanguage}`}
        hint="Leave it empty for the standard subject."
        max={replySubjectMaximum}
      />
      <TextAreaField
        control={control}
        name={`generalSettings.reply.text.${language}`}
        label={`First Paragraphs${inLanguage}`}
        hint="In place of “We received your request.” Leave them empty for the standard text."
        max={replyTextMaximum}
        rows={4}
      />
    </div>
  )
}
