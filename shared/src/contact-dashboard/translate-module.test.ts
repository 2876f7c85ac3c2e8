import { expect, test } from 'vitest'
import { defaultTextsEs } from './labels/default-texts-es.ts'
import { defaultSettings } from './module-settings.ts'
import { moduleTypes } from './module-type.ts'
import type { PublicModule } from './public-dashboard.ts'
import { translateModule } from './translate-module.ts'

/** Strings that are values of the program, not texts. */
const codes = /^[A-Z0-9_]*$|^\//

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return codes.test(value) ? [] : [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(listTexts) : []
}

test('every default text has a translation, and every translation a default text', () => {
  expect(Object.keys(defaultTextsEs).sort()).toStrictEqual([...new Set(listTexts(defaultSettings))].sort())
})

test.for(moduleTypes)('%s with default texts is in Spanish', (moduleType) => {
  const module = { moduleId: moduleType, moduleType, settings: defaultSettings[moduleType] } as PublicModule
  const translated = new Set(listTexts(translateModule(module, 'es').settings))
  for (const text of listTexts(module.settings)) expect(translated).not.toContain(text)
  expect(translateModule(module, 'en')).toBe(module)
})

test('a text that the agency wrote stays as it is', () => {
  const settings = { ...defaultSettings.CTA, heading: 'constructor' }
  const { settings: translated } = translateModule({ moduleId: 'a', moduleType: 'CTA', settings }, 'es')
  expect(translated).toMatchObject({
    heading: 'constructor',
    ctaButton: { label: 'Hacer una pregunta', type: 'PRIMARY' },
  })
})
