import { expect, test } from 'vitest'
import { widgetTypes } from '../settings.ts'
import { getWidgetLabels } from './widget-labels.ts'

/** Every text by the path that leads to it. */
const textsOf = (words: unknown, path = ''): [string, string][] =>
  typeof words === 'object' && words !== null
    ? Object.entries(words).flatMap(([key, value]) => textsOf(value, `${path}.${key}`))
    : [[path, String(words)]]

const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(widgetTypes)('%s says everything in both languages, with the same gaps to fill in', (type) => {
  const spanish = Object.fromEntries(textsOf(getWidgetLabels(type, 'es')))
  const english = textsOf(getWidgetLabels(type, 'en'))
  expect(Object.keys(spanish)).toEqual(english.map(([path]) => path))
  for (const [path, text] of english) {
    expect(spanish[path]?.trim(), path).toBeTruthy()
    expect(text.trim(), path).toBeTruthy()
    expect(placeholdersOf(spanish[path] ?? ''), path).toEqual(placeholdersOf(text))
  }
})
