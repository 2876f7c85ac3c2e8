import { expect, test } from 'vitest'
import { parseResponse } from './parse-response.ts'

const facts = [
  { ref: 'f1', topic: 'VALUE' as const, label: 'Estimated value', text: '$450,000 from Mar 05, 2026' },
  { ref: 'f2', topic: 'AGENT' as const, label: 'Your agent', text: 'Ines Cole, phone (207) 555-0100' },
]

const parse = (text: string, refs: string[]) =>
  parseResponse({ sentences: [{ text, facts: refs }] }, facts).sentences.map((sentence) => sentence)

test('a sentence is kept with the names of the facts it cites', () => {
  expect(parse('It is worth about $450,000.', ['f1', ' f1 ', 'f9'])).toEqual([
    { text: 'It is worth about $450,000.', citations: ['Estimated value'] },
  ])
})

test.for([
  ['no fact', 'It is worth about $450,000.', []],
  ['a fact that it was not shown', 'It is worth about $450,000.', ['f3']],
  ['a fact without its figure', 'It is worth about $450,000.', ['f2']],
] as const)('a sentence that cites %s is dropped', ([, text, refs]) => {
  expect(parse(text, [...refs])).toEqual([])
})

test.for([
  ['a figure of its own', 'It is worth $451,000.'],
  ['a web address', 'Read https://evil.example'],
  ['a Markdown link', 'Read [this](evil.example)'],
  ['too many characters', 'word '.repeat(200)],
  ['nothing', ' \u202e '],
])('a sentence with %s is dropped', ([, text = '']) => {
  expect(parse(text, ['f1', 'f2'])).toEqual([])
})

test.for(['El 5 de marzo valía $450.000.', 'On March 5, 2026 it was 450000.', 'Call (207) 555-0100.'])(
  'figures count as the same however they are written: %s',
  (text) => {
    expect(parse(text, ['f1', 'f2'])).toHaveLength(1)
  },
)

test('a response of another shape is an error', () => {
  for (const response of [null, [], 'Hello', { sentences: 'Hello' }, { sentences: [{ text: 'Hello' }] }])
    expect(() => parseResponse(response, facts)).toThrow()
})
