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
import { TextAnswerPreview } from './text-answer-preview.tsx'

type FormControl = Control<FormValues, unknown, FormChange>

/** Turns the email and the text that visitors get at once on or off, and edits or shows what they say. */
export function AnswerSection({ control }: { control: FormControl }) {
  const [sendsEmail, sendsText] = useWatch({
    control,
    name: ['generalSettings.sendsAnswer', 'generalSettings.sendsText'],
  })
  const [language, setLanguage] = useState<Language>('en')
  return (
    <PanelSection title="Reply to Visitors">
      <CheckboxField
        control={control}
        name="generalSettings.sendsAnswer"
        label="Email visitors as soon as they send this form"
        hint="With the value or the figures they asked for, and their agent. Branding shows how it looks."
      />
      <CheckboxField
        control={control}
        name="generalSettings.sendsText"
        label="Text visitors who ticked the box for texts"
        hint="In the morning if it is past 9 PM where they are. The box appears while Text Messages are on in Settings."
      />
      {(sendsEmail || sendsText) && (
        <div>
          <p aria-hidden="true" className="mb-1 font-medium text-table">
            Language of the Replies
          </p>
          <SegmentedControl
            label="Language of the Replies"
            value={language}
            options={languageOptions}
            onChange={setLanguage}
          />
        </div>
      )}
      {sendsEmail && <EmailFields key={language} control={control} language={language} />}
      {sendsText && <TextAnswerPreview language={language} />}
    </PanelSection>
  )
}

function EmailFields({ control, language }: { control: FormControl; language: Language }) {
  const inLanguage = language === 'en' ? '' : ' in Spanish'
  return (
    <>
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
    </>
  )
}
