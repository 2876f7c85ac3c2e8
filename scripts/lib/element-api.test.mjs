import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { elementEvents, elementParts, elementProperties } from '../../shared/src/widgets/element-api.ts'
import { inRoot } from './repository.mjs'

const folder = inRoot('embeds', 'src')
const sources = readdirSync(folder, { recursive: true })
  .map(String)
  .filter((name) => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

/** The matches of the pattern in all files with the extension. A match with spaces counts as several names. */
const findNames = (pattern, extension) => [
  ...new Set(
    sources
      .filter(({ name }) => name.endsWith(extension))
      .flatMap(({ text }) => [...text.matchAll(pattern)].flatMap(([, match]) => match.split(/\s+/))),
  ),
]

const sortNames = (entries) => entries.map(({ name }) => name).sort()

test('the documented custom properties are those that the style sheets use', () => {
  expect(findNames(/var\(\s*(--gable-[\w-]+)/g, '.css').sort()).toEqual(sortNames(elementProperties))
})

test('the documented parts are those of the elements', () => {
  expect(findNames(/\spart="([^"]+)"/g, '.tsx').sort()).toEqual(sortNames(elementParts))
})

test('the documented events are those that the elements dispatch, and only submit can be canceled', () => {
  const { text } = sources.find(({ name }) => name.endsWith('widget-events.ts'))
  const events = [...text.slice(0, text.indexOf('}\n\n')).matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, name, detail]) => ({
    name,
    detail,
  }))
  expect(events).toEqual(elementEvents.map(({ name, detail }) => ({ name, detail })))
  expect(sortNames(elementEvents.filter(({ isCancelable }) => isCancelable))).toEqual(['submit'])
  expect(text).toContain("cancelable: name === 'submit'")
})

test('every description is a sentence', () => {
  for (const { name, about } of [...elementProperties, ...elementParts, ...elementEvents])
    expect(about, name).toMatch(/^[A-Z].{12,}\.$/)
})
