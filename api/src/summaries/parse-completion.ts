import type { SummaryContent } from '@gable/shared/summaries/summary-content.ts'
import { truncate } from '@gable/shared/text/truncate.ts'
import * as z from 'zod'
import { getMessageContent, hasNoLinks, parseJson, stripCodeFence } from '../platform/chat-completion.ts'

/** The model cites entries by these references. It never sees an id, so it cannot make one up. */
export const toEntryRef = (index: number) => `e${index + 1}`

/** Checks the shape and length of a model's response, and keeps only texts that cite entries it was given. */
export function parseCompletion(completion: string, entries: readonly { id: string }[]): SummaryContent {
  const response = ModelSummary.parse(parseJson(stripCodeFence(getMessageContent(completion))))
  const idByRef = new Map(entries.map(({ id }, index) => [toEntryRef(index), id]))
  const toIds = (refs: string[]) =>
    [...new Set(refs.flatMap((ref) => idByRef.get(ref.trim()) ?? []))].slice(0, maxCitations)
  const selectValid = <T extends { entries: string[] }>(items: T[], limit: number) =>
    items.filter((item) => item.entries.length > 0 && listTexts(item).every(isSafeText)).slice(0, limit)

  const content = {
    sentences: selectValid(
      response.summary.map(({ text, entries }) => ({ text: cleanText(text), entries: toIds(entries) })),
      8,
    ),
    insights: selectValid(
      response.insights.map(({ title, description, entries }) => ({
        title: truncate(cleanText(title), 80),
        description: cleanText(description),
        entries: toIds(entries),
      })),
      6,
    ),
    recommendations: selectValid(
      response.recommendations.map(({ text, entries }) => ({ text: cleanText(text), entries: toIds(entries) })),
      6,
    ),
  }
  if (content.sentences.length === 0) throw new Error('The model returned no sentence that cites an entry')
  return content
}

const maxCitations = 6

const refs = z.array(z.string()).max(200)
const ModelSummary = z.object({
  summary: z.array(z.object({ text: z.string(), entries: refs })).max(50),
  insights: z
    .array(z.object({ title: z.string(), description: z.string(), entries: refs }))
    .max(50)
    .default([]),
  recommendations: z
    .array(z.object({ text: z.string(), entries: refs }))
    .max(50)
    .default([]),
})

// The zero-width joiner U+200D is not included: it joins the parts of one emoji.
const invisibleCharacters = /[\p{Cc}\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu

/** Reduces the text to one line of visible characters. */
const cleanText = (text: string) => truncate(text.replace(invisibleCharacters, ' ').replace(/\s+/g, ' ').trim(), 400)

const listTexts = (item: object) => Object.values(item).filter((value) => typeof value === 'string')

const isSafeText = (text: string) => text !== '' && hasNoLinks(text)
