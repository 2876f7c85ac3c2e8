import { expect, test } from 'vitest'
import { widgetTypes } from '../settings.ts'
import { getWidgetLabels } from './widget-labels.ts'

const listTexts = (labels: unknown, path = ''): [path: string, text: string][] =>
  typeof labels === 'object' && labels !== null
    ? Object.entries(labels).flatMap(([key, value]) => listTexts(value, `${path}.${key}`))
    : [[path, String(labels)]]

const findPlaceholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

test.each(widgetTypes)('%s has every text in both languages, with the same placeholders', (type) => {
  const spanish = Object.fromEntries(listTexts(getWidgetLabels(type, 'es')))
  const english = listTexts(getWidgetLabels(type, 'en'))
  expect(Object.keys(spanish)).toEqual(english.map(([path]) => path))
  for (const [path, text] of english) {
    expect(spanish[path]?.trim(), path).toBeTruthy()
    expect(text.trim(), path).toBeTruthy()
    expect(findPlaceholders(spanish[path] ?? ''), path).toEqual(findPlaceholders(text))
  }
})
