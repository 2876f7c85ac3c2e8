import { expect, test } from 'vitest'
import type { Branding } from './branding.ts'
import { listMissingBranding } from './completeness.ts'
import { type BrandParts, toPublicBrand } from './public-brand.ts'

const logo = (logoId: string) => ({ logoId, media: { url: `/media/a/${logoId}.png`, width: 400, height: 100 } })

const branding: BrandParts = {
  name: 'Main brand',
  style: {
    primaryColor: '#FFD400',
    buttonStyle: 'PILL',
    font: 'SERIF',
    colorScheme: 'LIGHT',
    logos: [logo('one'), logo('two')],
    digitalLogoId: 'two',
    printLogoId: 'one',
  },
  details: { displayName: '', company: 'Harbor & Hill', phone: '', email: '', address: '', website: '' },
  compliance: {
    privacyPolicy: 'https://example.com/privacy',
    termsAndConditions: '',
    consentText: '',
    licenseText: 'License 7',
    digitalDisclaimer: {
      text: 'Not legal advice.',
      showEqualHousingLogo: true,
      showEqualHousingLenderLogo: false,
      showRealtorLogo: true,
    },
    spanish: { consentText: '', licenseText: 'Licencia 7', disclaimer: '' },
  },
}

const withStyle = (style: Partial<Branding['style']>) => ({ ...branding, style: { ...branding.style, ...style } })

test('visitors see the digital logo, the enabled marks and readable colors', () => {
  const brand = toPublicBrand(branding)
  expect(brand.logo).toEqual(logo('two').media)
  expect(brand.marks).toEqual(['EQUAL_HOUSING', 'REALTOR'])
  expect(brand).toMatchObject({ color: '#FFD400', onColor: '#1C1917', privacyUrl: 'https://example.com/privacy' })
})

test('a brand carries the Spanish texts that the agency has', () => {
  expect(toPublicBrand(branding).inSpanish).toEqual({ license: 'Licencia 7' })
})

test('the public name is the display name, or else the company, or else the name in the console', () => {
  const { details } = branding
  expect(toPublicBrand({ ...branding, details: { ...details, displayName: 'The Hill Team' } }).name).toBe(
    'The Hill Team',
  )
  expect(toPublicBrand(branding).name).toBe('Harbor & Hill')
  expect(toPublicBrand({ ...branding, details: { ...details, company: '' } }).name).toBe('Main brand')
})

test('a brand without a color has the default color, and without a digital logo it has none', () => {
  expect(toPublicBrand(withStyle({ primaryColor: null })).color).toBe('#CC3616')
  expect(toPublicBrand(withStyle({ digitalLogoId: null })).logo).toBeNull()
})

test('the missing parts of a brand are listed', () => {
  expect(listMissingBranding(branding.style)).toEqual([])
  expect(listMissingBranding(withStyle({ primaryColor: null, digitalLogoId: null }).style)).toEqual([
    'brand color',
    'digital logo',
  ])
})
