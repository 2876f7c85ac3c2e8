import { expect, test } from 'vitest'
import { parseCompletion } from './parse-completion.ts'

const entries = [{ id: 'id-1' }, { id: 'id-2' }]
const parse = (content: unknown) =>
  parseCompletion(
    JSON.stringify({
      choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }],
    }),
    entries,
  )
const parseSentences = (...summary: { text: string; entries: string[] }[]) => parse({ summary })

test('the response of a model is parsed with the entries it cites', () => {
  const content = {
    summary: [{ text: 'They wrote.', entries: ['e1', ' e2 ', 'e1'] }],
    insights: [{ title: 'Warm', description: 'They wrote twice.', entries: ['e2'] }],
    recommendations: [{ text: 'Call them.', entries: ['e1'] }],
  }
  const parsed = {
    sentences: [{ text: 'They wrote.', entries: ['id-1', 'id-2'] }],
    insights: [{ title: 'Warm', description: 'They wrote twice.', entries: ['id-2'] }],
    recommendations: [{ text: 'Call them.', entries: ['id-1'] }],
  }
  expect(parse(content)).toEqual(parsed)
  expect(parse(`\`\`\`json\n${JSON.stringify(content)}\n\`\`\``)).toEqual(parsed)
})

test('citations of unknown entries are dropped, and texts without any other citation', () => {
  const { sentences } = parseSentences(
    { text: 'Known.', entries: ['e9', 'id-2', 'e2'] },
    { text: 'Made up.', entries: ['e3', '__proto__'] },
    { text: 'Uncited.', entries: [] },
  )
  expect(sentences).toEqual([{ text: 'Known.', entries: ['id-2'] }])
})

test.for([
  'Go to https://evil.example now.',
  'Go to www.evil.example now.',
  'Press [here](evil).',
  'Write to mailto:x@evil.example.',
  ' \u200b ',
])('a sentence like “%s” is left out', (text) => {
  expect(parseSentences({ text, entries: ['e1'] }, { text: 'Fine.', entries: ['e1'] }).sentences).toHaveLength(1)
})

test('text is reduced to one line of visible characters of limited length, and markup stays text', () => {
  const { sentences } = parseSentences({ text: `<b>a</b>\n\u0000\u202eb 👨‍👩‍👧 ${'x'.repeat(9000)}`, entries: ['e1'] })
  expect(sentences[0]?.text.startsWith('<b>a</b> b 👨‍👩‍👧 x')).toBe(true)
  expect(Array.from(sentences[0]?.text ?? '')).toHaveLength(400)
  const many = Array.from({ length: 40 }, (_, n) => ({ text: `No ${n}.`, entries: ['e1'] }))
  expect(parseSentences(...many).sentences).toHaveLength(8)
})

test.for([
  'Sorry, I cannot do that.',
  '[]',
  '{"summary":"They wrote."}',
  { summary: [{ text: 'They wrote.' }] },
  { summary: [] },
  { summary: [{ text: 'Made up.', entries: ['e7'] }] },
])('an invalid response is refused: %j', (content) => {
  expect(() => parse(content)).toThrow()
})
