import { expect, test } from 'vitest'
import { insertText, type Selected, toggleList, toggleMark } from './text-markup.ts'

/** `[` and `]` are the ends of the selection. */
const select = (text: string): Selected => ({
  text: text.replace(/[[\]]/g, ''),
  start: text.indexOf('['),
  end: text.indexOf(']') - 1,
})
const show = ({ text, start, end }: Selected) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`

test.each([
  ['a [word] b', 'a **[word]** b'],
  ['a **[word]** b', 'a [word] b'],
  ['a[ word ]b', 'a **[word]** b'],
  ['here[]', 'here**[]**'],
  ['[   ]', '   **[]**'],
])('bold turns %s into %s', (before, after) => {
  expect(show(toggleMark(select(before), '**'))).toBe(after)
})

test.each([
  ['one\nt[w]o\nthree', 'one\n[- two]\nthree'],
  ['[one\ntwo]', '[- one\n- two]'],
  ['[- one\n- two]', '[one\ntwo]'],
  ['[]', '[- ]'],
])('the list button turns %j into %j', (before, after) => {
  expect(show(toggleList(select(before)))).toBe(after)
})

test('an inserted merge field replaces the selection and is followed by the caret', () => {
  expect(show(insertText(select('Hi [you]!'), '{{contact.firstName | there}}'))).toBe(
    'Hi {{contact.firstName | there}}[]!',
  )
})
