import * as z from 'zod'
import { cleanText } from '../text/clean-text.ts'

/** One value of a payload with the path that leads to it: `contact.emails.0.value`. */
export const PayloadField = z.object({ path: z.string(), value: z.string() })
export type PayloadField = z.infer<typeof PayloadField>

export const maxPayloadFields = 200
export const maxPathLength = 200
const maxValueLength = 5000
const maxDepth = 12

/**
 * The values of any JSON, in their order. Lists of questions and answers, as form builders send them, are read by the
 * name of the question, because their order changes with the form.
 */
export function listPayloadFields(payload: unknown): PayloadField[] {
  const found = new Map<string, string>()
  const visit = (value: unknown, path: string, depth: number) => {
    if (found.size >= maxPayloadFields || path.length > maxPathLength) return
    if (value === null || value === undefined) return
    if (typeof value !== 'object') {
      const name = path || 'value'
      if (!found.has(name)) found.set(name, toText(value))
    } else if (depth < maxDepth) {
      for (const [key, child] of listEntries(value)) visit(child, path ? `${path}.${key}` : key, depth + 1)
    }
  }
  visit(payload, '', 0)
  return [...found].map(([path, value]) => ({ path, value }))
}

function listEntries(value: object): [string, unknown][] {
  const entries = Array.isArray(value) ? value.slice(0, maxPayloadFields) : undefined
  if (!entries) return Object.entries(value).map(([key, child]) => [cleanText(key) || 'value', child])
  const answers = entries.map(toAnswer)
  if (answers.length > 0 && answers.every((answer) => answer !== undefined)) return answers
  return entries.map((child, n) => [String(n), child])
}

/** `{ name: 'email', values: ['nora@example.org'] }` */
function toAnswer(entry: unknown): [string, unknown] | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const read = (keys: readonly string[]) => {
    const key = keys.find((key) => Object.hasOwn(entry, key))
    return key === undefined ? undefined : (entry as Record<string, unknown>)[key]
  }
  const [name, value] = [read(['name', 'key', 'label', 'question', 'title']), read(['value', 'values', 'answer'])]
  if (typeof name !== 'string' || value === undefined || !cleanText(name)) return undefined
  return [cleanText(name), Array.isArray(value) && value.length === 1 ? value[0] : value]
}

const toText = (value: unknown): string =>
  cleanText(
    String(value)
      .slice(0, maxValueLength)
      .replace(/[\ud800-\udbff]$/, ''),
  )
