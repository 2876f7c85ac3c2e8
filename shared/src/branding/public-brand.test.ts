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
  },
}

const styled = (style: Partial<Branding['style']>) => ({ ...branding, style: { ...branding.style, ...style } })

test('visitors see the digital logo, the marks that are switched on, and colours they can read', () => {
  const brand = toPublicBrand(branding)
  expect(brand.logo).toEqual(logo('two').media)
  expect(brand.marks).toEqual(['EQUAL_HOUSING', 'REALTOR'])
  expect(brand).toMatchObject({ colour: '#FFD400', onColour: '#1C1917', privacyUrl: 'https://example.com/privacy' })
})

test('a brand is called by its display name, else its company, else the name it has in the console', () => {
  const { details } = branding
  expect(toPublicBrand({ ...branding, details: { ...details, displayName: 'The Hill Team' } }).name).toBe(
    'The Hill Team',
  )
  expect(toPublicBrand(branding).name).toBe('Harbor & Hill')
  expect(toPublicBrand({ ...branding, details: { ...details, company: '' } }).name).toBe('Main brand')
})

test('without a colour the default one stands in, without a digital logo none', () => {
  expect(toPublicBrand(styled({ primaryColor: null })).colour).toBe('#CC3616')
  expect(toPublicBrand(styled({ digitalLogoId: null })).logo).toBeNull()
})

test('a brand says what it lacks', () => {
  expect(listMissingBranding(branding.style)).toEqual([])
  expect(listMissingBranding(styled({ primaryColor: null, digitalLogoId: null }).style)).toEqual([
    'brand colour',
    'digital logo',
  ])
})
