import { BrandingCompliance } from '@gable/shared/branding/branding.ts'
import { expect, test } from 'vitest'
import { storable } from './storable.ts'

const stored: BrandingCompliance = {
  privacyPolicy: 'https://example.com/privacy',
  termsAndConditions: '',
  consentText: '',
  licenseText: '',
  digitalDisclaimer: {
    text: 'Stored.',
    showEqualHousingLogo: true,
    showEqualHousingLenderLogo: false,
    showRealtorLogo: false,
  },
}

test('what makes sense is stored as it stands', () => {
  const values = { ...stored, licenseText: ' License 7 ' }
  expect(storable(BrandingCompliance, values, stored)).toEqual({
    value: { ...stored, licenseText: 'License 7' },
    refused: [],
  })
})

test('a field that makes no sense does not keep the others from being stored', () => {
  const values = {
    ...stored,
    privacyPolicy: 'no address',
    licenseText: 'License 7',
    digitalDisclaimer: { ...stored.digitalDisclaimer, text: 'a'.repeat(1001), showRealtorLogo: true },
  }
  expect(storable(BrandingCompliance, values, stored)).toEqual({
    value: {
      ...stored,
      licenseText: 'License 7',
      digitalDisclaimer: { ...stored.digitalDisclaimer, showRealtorLogo: true },
    },
    refused: ['privacyPolicy', 'digitalDisclaimer.text'],
  })
})
