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

const found = (pattern, extension) => [
  ...new Set(
    sources
      .filter(({ name }) => name.endsWith(extension))
      .flatMap(({ text }) => [...text.matchAll(pattern)].flatMap(([, found]) => found.split(/\s+/))),
  ),
]

const names = (told) => told.map(({ name }) => name).sort()

test('every custom property that a style sheet of an element asks for is documented, and no other', () => {
  expect(found(/var\(\s*(--gable-[\w-]+)/g, '.css').sort()).toEqual(names(elementProperties))
})

test('every part of an element is documented, and no other', () => {
  expect(found(/\spart="([^"]+)"/g, '.tsx').sort()).toEqual(names(elementParts))
})

test('every event that an element tells is documented, and the one that can be prevented', () => {
  const { text } = sources.find(({ name }) => name.endsWith('widget-events.ts'))
  const told = [...text.slice(0, text.indexOf('}\n\n')).matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, name, detail]) => ({
    name,
    detail,
  }))
  expect(told).toEqual(elementEvents.map(({ name, detail }) => ({ name, detail })))
  expect(names(elementEvents.filter(({ isCancelable }) => isCancelable))).toEqual(['submit'])
  expect(text).toContain("cancelable: name === 'submit'")
})

test('what is documented says something, in so many words', () => {
  for (const { name, about } of [...elementProperties, ...elementParts, ...elementEvents])
    expect(about, name).toMatch(/^[A-Z].{12,}\.$/)
})
