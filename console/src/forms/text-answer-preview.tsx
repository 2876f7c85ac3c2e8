import type { Language } from '@gable/shared/journeys/journey.ts'
import { buildAnswerText } from '@gable/shared/texts/answer-text.ts'
import { measureText } from '@gable/shared/texts/segments.ts'

/** What visitors are texted, with sample values. */
export function TextAnswerPreview({ language }: { language: Language }) {
  const text = buildAnswerText({ language, ...sample })
  const { segments, units } = measureText(text)
  return (
    <figure className="space-y-2">
      <figcaption className="font-medium text-table">Text to Visitors</figcaption>
      <p className="rounded-lg bg-sunken p-3 text-table [overflow-wrap:anywhere]" lang={language}>
        {text}
      </p>
      <p className="text-label text-muted">
        {`Sample. ${units} characters, billed as ${segments === 1 ? 'one text' : `${segments} texts`}.`}
      </p>
    </figure>
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
