import { expect, test } from 'vitest'
import { defaultConsentText, getConsentText } from './consent.ts'

const getText = (consentText: string, spanishText: string, language: 'en' | 'es') =>
  getConsentText(
    'Hill',
    { consentText, spanish: { consentText: spanishText, licenseText: '', disclaimer: '' } },
    language,
  )

test('a brand without a text of its own uses the default of the language', () => {
  expect(getText('', '', 'en')).toBe(defaultConsentText.en.replace('{name}', 'Hill'))
  expect(getText('', '', 'es')).toBe(defaultConsentText.es.replace('{name}', 'Hill'))
})

test('a visitor who reads Spanish agrees to the Spanish text of the brand', () => {
  expect(getText('{name} may call.', '{name} puede llamar.', 'es')).toBe('Hill puede llamar.')
  expect(getText('{name} may call.', '{name} puede llamar.', 'en')).toBe('Hill may call.')
})

test('a text that the brand has only in English is not replaced by another one', () => {
  expect(getText('{name} may call.', '', 'es')).toBe('Hill may call.')
})
