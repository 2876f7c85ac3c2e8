import { expect, test } from 'vitest'

const sources = import.meta.glob<string>('../../**/*.tsx', { query: '?raw', import: 'default', eager: true })

/** Checkboxes, switches and radio cards may have a statement or a question. */
const labelPattern = /<(?!Checkbox|Switch|RadioCards|ChoiceChips)\w*Field\b(?:[^<>]|=>)*?\blabel="([^"]+)"/g

const minorWords = new Set('a an and as at by for from in of on or per the to with'.split(' '))

const isTitleCase = (label: string) =>
  label.split(/\s+/).every((word) => minorWords.has(word) || !/^\p{Lowercase}/u.test(word))

test('labels of fields are in title case', () => {
  const labels = Object.entries(sources).flatMap(([path, source]) =>
    path.includes('.gallery.') ? [] : [...source.matchAll(labelPattern)].map(([, label = '']) => label),
  )
  expect(labels.length).toBeGreaterThan(100)
  expect(labels.filter((label) => !isTitleCase(label))).toEqual([])
})
