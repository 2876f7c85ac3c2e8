import { expect, test } from 'vitest'
import { contentOf } from './answer.ts'

const entries = [{ id: 'id-1' }, { id: 'id-2' }]
const said = (content: unknown) =>
  contentOf(
    JSON.stringify({
      choices: [{ message: { content: typeof content === 'string' ? content : JSON.stringify(content) } }],
    }),
    entries,
  )
const told = (...summary: { text: string; entries: string[] }[]) => said({ summary })

test('what a model says is kept with the entries it named', () => {
  const content = {
    summary: [{ text: 'They wrote.', entries: ['e1', ' e2 ', 'e1'] }],
    insights: [{ title: 'Warm', description: 'They wrote twice.', entries: ['e2'] }],
    recommendations: [{ text: 'Call them.', entries: ['e1'] }],
  }
  const kept = {
    sentences: [{ text: 'They wrote.', entries: ['id-1', 'id-2'] }],
    insights: [{ title: 'Warm', description: 'They wrote twice.', entries: ['id-2'] }],
    recommendations: [{ text: 'Call them.', entries: ['id-1'] }],
  }
  expect(said(content)).toEqual(kept)
  expect(said(`\`\`\`json\n${JSON.stringify(content)}\n\`\`\``)).toEqual(kept)
})

test('a citation of what it was not shown is dropped, and what rests on nothing else with it', () => {
  const { sentences } = told(
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
])('a sentence such as “%s” is left out', (text) => {
  expect(told({ text, entries: ['e1'] }, { text: 'Fine.', entries: ['e1'] }).sentences).toHaveLength(1)
})

test('text is one line, of visible characters and bounded; markup in it is only text', () => {
  const { sentences } = told({ text: `<b>a</b>\n\u0000\u202eb 👨‍👩‍👧 ${'x'.repeat(9000)}`, entries: ['e1'] })
  expect(sentences[0]?.text.startsWith('<b>a</b> b 👨‍👩‍👧 x')).toBe(true)
  expect(Array.from(sentences[0]?.text ?? '')).toHaveLength(400)
  const many = Array.from({ length: 40 }, (_, n) => ({ text: `No ${n}.`, entries: ['e1'] }))
  expect(told(...many).sentences).toHaveLength(8)
})

test.for([
  'Sorry, I cannot do that.',
  '[]',
  '{"summary":"They wrote."}',
  { summary: [{ text: 'They wrote.' }] },
  { summary: [] },
  { summary: [{ text: 'Made up.', entries: ['e7'] }] },
])('an answer of %j is none', (content) => {
  expect(() => said(content)).toThrow()
})
