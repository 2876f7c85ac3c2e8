import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type InlineNode, parseInline, parseMarkup } from './inline-markup.ts'

const toText = (nodes: InlineNode[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.text : node.type === 'break' ? '\n' : toText(node.children)))
    .join('')

test('bold, italic and links are found, also within each other', () => {
  expect(parseInline('A **bold _word_** and [a **link**](https://a.example)')).toEqual([
    { type: 'text', text: 'A ' },
    {
      type: 'strong',
      children: [
        { type: 'text', text: 'bold ' },
        { type: 'emphasis', children: [{ type: 'text', text: 'word' }] },
      ],
    },
    { type: 'text', text: ' and ' },
    {
      type: 'link',
      url: 'https://a.example',
      children: [
        { type: 'text', text: 'a ' },
        { type: 'strong', children: [{ type: 'text', text: 'link' }] },
      ],
    },
  ])
})

test.each([
  'snake_case_name and 2 * 3 ** 4',
  '[javascript](javascript:alert(1))',
  '[data](data:text/html,x)',
  '**never closed _at all [here](https://',
  '[a note] in brackets',
  '{{contact.firstName | my_dear_friend}} {{x | **a**}}',
  '** spaced ** and _ spaced _',
])('%s stays as it is written', (line) => {
  expect(parseInline(line)).toEqual([{ type: 'text', text: line }])
})

test('a merge field can be bold or the text of a link', () => {
  expect(parseInline('**{{home.value | a_b}}** [{{home.street | here}}](https://a.example)')).toMatchObject([
    { type: 'strong', children: [{ text: '{{home.value | a_b}}' }] },
    { text: ' ' },
    { type: 'link', children: [{ text: '{{home.street | here}}' }] },
  ])
})

test('an empty line begins a paragraph, and lines with a hyphen are a list', () => {
  expect(parseMarkup('One\ntwo\n\n- a\n- b\nThree').map(({ type }) => type)).toEqual(['paragraph', 'list', 'paragraph'])
})

test('no character of a text is lost, and no link is unsafe', () => {
  const line = fc
    .array(fc.constantFrom('**', '_', '[', ']', '](', ')', '{{', '}}', 'a', ' ', 'javascript:x'))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(line, (text) => {
      const bare = (value: string) => value.replace(/[*_[\]()]/g, '')
      expect(bare(toText(parseInline(text)))).toBe(bare(text))
      expect(JSON.stringify(parseInline(text))).not.toContain('"url"')
    }),
  )
})

test('long texts are read in linear time', () => {
  // Reading in quadratic time would take minutes; a busy machine takes seconds.
  const startedAt = performance.now()
  for (const part of ['**', '[', '_a ', '[a](', '{{', '](x', 'a'])
    parseInline(part.repeat(Math.ceil(100_000 / part.length)))
  expect(performance.now() - startedAt).toBeLessThan(20_000)
})
