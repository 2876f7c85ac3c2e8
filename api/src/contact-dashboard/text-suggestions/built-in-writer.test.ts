import { defaultSettings } from '@gable/shared/contact-dashboard/module-settings.ts'
import { moduleTypes } from '@gable/shared/contact-dashboard/module-type.ts'
import { expect, test } from 'vitest'
import { choosePhrase } from './built-in-writer.ts'
import { countCharacters, fitText } from './fit-text.ts'
import { listPhrases } from './phrases.ts'

const team = { name: 'Harbor & Field Realty', isTeam: true }
const heading = { moduleType: 'COMPS', field: 'heading', text: '', maximum: 256, agency: team } as const

/** The paths of the texts in the settings of a module. */
const listTextFields = (settings: object, prefix = ''): string[] =>
  Object.entries(settings).flatMap(([key, value]) => {
    if (typeof value === 'object' && value !== null) return listTextFields(value, `${prefix}${key}.`)
    return typeof value === 'string' && !notTexts.has(key) ? [`${prefix}${key}`] : []
  })

const notTexts = new Set(
  'type actionType leadType value buttonType htmlCode videoEmbedCode vendor image provider mortgageRateMode sellingOptionType avmDisplayValueType'.split(
    ' ',
  ),
)

test.for(moduleTypes)('every text of %s has several suggestions that are not its default', (moduleType) => {
  for (const field of listTextFields(defaultSettings[moduleType])) {
    const phrases = listPhrases(moduleType, field)
    expect(phrases.length, field).toBeGreaterThanOrEqual(3)
    expect(new Set(phrases).size).toBe(phrases.length)
  }
})

test.for(moduleTypes)('a suggestion for %s is never longer than asked for', (moduleType) => {
  for (const field of listTextFields(defaultSettings[moduleType])) {
    for (const maximum of [5, 12, 25, 32, 64, 256]) {
      for (const name of ['Ada', 'The Very Long Named Real Estate Company of Northern Minnesota and Partners']) {
        const text = choosePhrase({ moduleType, field, text: '', maximum, agency: { name, isTeam: false } })
        expect(text).not.toBe('')
        expect(countCharacters(text), text).toBeLessThanOrEqual(maximum)
        expect(text).not.toMatch(/[{}]/)
      }
    }
  }
})

test('asking again leads through every alternative before one repeats', () => {
  const seen: string[] = []
  let text = 'My own words'
  for (let turn = 0; turn < listPhrases('COMPS', 'heading').length; turn++) {
    text = choosePhrase({ ...heading, text })
    seen.push(text)
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(choosePhrase({ ...heading, text })).toBe(seen[0])
})

test('one agent writes as "I", a team as "we"', () => {
  const subheading = { ...heading, moduleType: 'CONTACT_AGENT', field: 'subheading' } as const
  const listAll = (agency: { name: string; isTeam: boolean }) => {
    const first = choosePhrase({ ...subheading, agency })
    const second = choosePhrase({ ...subheading, agency, text: first })
    return [first, second, choosePhrase({ ...subheading, agency, text: second })]
  }
  expect(listAll(team)).toContain('Call, text or write. We know the local market and we are happy to help.')
  expect(listAll(team).join()).toContain('Harbor & Field Realty is a message away')
  expect(listAll({ name: 'Ada Holt', isTeam: false })).toContain(
    'Call, text or write. I know the local market and I am happy to help.',
  )
})

test('a text is shortened at the end of a sentence, or else of a word', () => {
  expect(fitText('Ask me. I know your street.', 20)).toBe('Ask me.')
  expect(fitText('Homes near you', 10)).toBe('Homes near')
  expect(fitText('Homes near you', 8)).toBe('Homes')
  expect(fitText('Unbreakable', 5)).toBe('Unbre')
  expect(fitText('🏠🏠🏠', 3)).toBe('🏠🏠🏠')
})
