import { partLengths, questionsMaximum } from '@gable/shared/landing-pages/part-rules.ts'
import { SwitchField } from '../../design/inputs/switch-field.tsx'
import { TextAreaField } from '../../design/inputs/text-area-field.tsx'
import { TextField } from '../../design/inputs/text-field.tsx'
import { ListField } from './list-field.tsx'
import type { PageControl } from './page-values.ts'

/** Questions and answers, which search engines can show, too. */
export const QuestionsFields = ({ control }: { control: PageControl }) => (
  <>
    <SwitchField
      control={control}
      name="layoutSettings.showsQuestions"
      label="Show Questions and Answers"
      hint="Search engines can show them, too. Promise only what you keep."
    />
    <ListField
      control={control}
      name="layoutSettings.questions"
      itemName="Question"
      maximum={questionsMaximum}
      newItem={{ question: '', answer: '' }}
      renderFields={(index) => (
        <>
          <TextField
            control={control}
            name={`layoutSettings.questions.${index}.question`}
            label="Question"
            required
            max={partLengths.question}
          />
          <TextAreaField
            control={control}
            name={`layoutSettings.questions.${index}.answer`}
            label="Answer"
            required
            max={partLengths.answer}
            rows={3}
          />
        </>
      )}
    />
  </>
)
