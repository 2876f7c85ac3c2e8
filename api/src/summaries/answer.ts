import { clipped } from '@gable/shared/text/clipped.ts'
import * as z from 'zod'
import type { SummaryContent } from './content.ts'

/** By this a model cites an entry: it never sees, and cannot make up, an id. */
export const refOf = (index: number) => `e${index + 1}`

/** What a model's answer is worth: checked in shape and length, and left with what rests on entries it was shown. */
export function contentOf(answer: string, entries: readonly { id: string }[]): SummaryContent {
  const [choice] = Completion.parse(jsonOf(answer)).choices
  const told = Told.parse(jsonOf(withoutFence(choice.message.content)))
  const idOf = new Map(entries.map(({ id }, index) => [refOf(index), id]))
  const resting = (refs: string[]) => [...new Set(refs.flatMap((ref) => idOf.get(ref.trim()) ?? []))].slice(0, cited)
  const kept = <T extends { entries: string[] }>(items: T[], most: number) =>
    items.filter((item) => item.entries.length > 0 && textsOf(item).every(isSaid)).slice(0, most)

  const content = {
    sentences: kept(
      told.summary.map(({ text, entries }) => ({ text: cleaned(text), entries: resting(entries) })),
      8,
    ),
    insights: kept(
      told.insights.map(({ title, description, entries }) => ({
        title: clipped(cleaned(title), 80),
        description: cleaned(description),
        entries: resting(entries),
      })),
      6,
    ),
    recommendations: kept(
      told.recommendations.map(({ text, entries }) => ({ text: cleaned(text), entries: resting(entries) })),
      6,
    ),
  }
  if (content.sentences.length === 0) throw new Error('The model said nothing that rests on the history')
  return content
}

const cited = 6

const Completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
})

const refs = z.array(z.string()).max(200)
const Told = z.object({
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

/** The parser's own words would carry some of the answer, and so of the history, into the log. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error('The model did not answer in JSON')
  }
}

/** Many models put their JSON into a block of code. */
const withoutFence = (text: string) => text.trim().replace(/^```(?:json)?\s*|\s*```$/g, '')

// What joins the parts of one emoji stays.
const unseen = /[\p{Cc}\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu

/** One line of visible characters. */
const cleaned = (text: string) => clipped(text.replace(unseen, ' ').replace(/\s+/g, ' ').trim(), 400)

const textsOf = (item: object) => Object.values(item).filter((value) => typeof value === 'string')

/** What somebody made a model say must lead nobody anywhere. */
const isSaid = (text: string) => text !== '' && !/:\/\/|\bwww\.|\]\(|mailto:|javascript:/i.test(text)
