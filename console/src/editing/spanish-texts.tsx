import type { SpanishText } from '@gable/shared/widgets/spanish-texts.ts'
import { Field } from '../design/inputs/field.tsx'
import { TextArea } from '../design/inputs/text-area.tsx'

interface SpanishTextsProps {
  /** Says where visitors read the Spanish. */
  hint: string
  /** The English texts, in the order of the page. */
  texts: string[]
  /** The Spanish of texts that come with a template. */
  suggestions: ReadonlyMap<string, string>
  maxLength: number
  value: SpanishText[]
  onChange: (value: SpanishText[]) => void
  onBlur: () => void
}

/** A field for the Spanish of each text. An empty one leaves the suggestion, or the English. */
export function SpanishTexts({ hint, texts, suggestions, maxLength, value, onChange, onBlur }: SpanishTextsProps) {
  function update(text: string, spanish: string) {
    const others = value.filter((other) => other.text !== text)
    onChange(spanish.trim() === '' ? others : [...others, { text, spanish }])
  }

  return (
    <>
      <p className="text-label text-muted">{hint} Texts without Spanish stay in English.</p>
      {texts.map((text) => (
        <Field key={text} label={text}>
          {(field) => (
            <TextArea
              {...field}
              lang="es"
              rows={text.length > 60 ? 3 : 1}
              maxLength={maxLength}
              placeholder={suggestions.get(text)}
              value={value.find((other) => other.text === text)?.spanish ?? ''}
              onChange={({ target }) => update(text, target.value)}
              onBlur={onBlur}
            />
          )}
        </Field>
      ))}
    </>
  )
}
