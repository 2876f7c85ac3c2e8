import { cleanLine } from '@gable/shared/text/clean-text.ts'
import * as z from 'zod'
import { hasNoLinks } from '../platform/chat-completion.ts'
import type { Fact } from './facts.ts'
import type { Response } from './responder.ts'

/** Keeps only sentences that cite facts the model was shown, and whose every figure is in the facts they cite. */
export function parseResponse(response: unknown, facts: readonly Fact[]): Response {
  const { sentences, asksForPerson } = ModelResponse.parse(response)
  const factByRef = new Map(facts.map((fact) => [fact.ref, fact]))
  const kept = sentences.flatMap(({ text: written, facts: refs }) => {
    const text = cleanLine(written)
    const cited = [...new Set(refs.map((ref) => ref.trim()))].flatMap((ref) => factByRef.get(ref) ?? [])
    const isKept =
      cited.length > 0 && text !== '' && text.length <= maxLength && hasNoLinks(text) && hasOnlyFiguresOf(text, cited)
    return isKept ? [{ text, citations: [...new Set(cited.map(({ label }) => label))].slice(0, maxCitations) }] : []
  })
  return { sentences: kept.slice(0, maxSentences), asksForPerson }
}

const maxSentences = 4
const maxCitations = 3
const maxLength = 500

const ModelResponse = z.object({
  sentences: z.array(z.object({ text: z.string(), facts: z.array(z.string()).max(50) })).max(50),
  asksForPerson: z.boolean().default(false),
})

/** A made-up amount is the most expensive mistake a model can make here. */
function hasOnlyFiguresOf(text: string, facts: readonly Fact[]): boolean {
  const known = new Set(facts.flatMap((fact) => listFigures(`${fact.label} ${fact.text}`)))
  return listFigures(text).every((figure) => known.has(figure))
}

/** `$450,000`, `450.000` in Spanish and `450000` are the same figure. */
const listFigures = (text: string): string[] =>
  (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((figure) =>
    figure
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
      .replace(/^0+(?=\d)/, ''),
  )
