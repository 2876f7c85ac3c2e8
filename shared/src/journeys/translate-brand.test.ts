import { expect, test } from 'vitest'
import type { PublicBrand } from '../branding/public-brand.ts'
import { translateBrand } from './translate-brand.ts'

const brand = {
  license: 'License 7',
  disclaimer: 'Not legal advice.',
  inSpanish: { license: 'Licencia 7' },
} as PublicBrand

test('visitors who read Spanish see the Spanish texts of the agency, and the others where it has none', () => {
  expect(translateBrand(brand, 'es')).toEqual({ license: 'Licencia 7', disclaimer: 'Not legal advice.' })
  expect(translateBrand(brand, 'en')).toEqual({ license: 'License 7', disclaimer: 'Not legal advice.' })
})
