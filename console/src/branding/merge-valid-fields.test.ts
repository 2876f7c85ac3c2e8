import { BrandingCompliance } from '@gable/shared/branding/branding.ts'
import { expect, test } from 'vitest'
import { mergeValidFields } from './merge-valid-fields.ts'

const saved: BrandingCompliance = {
  privacyPolicy: 'https://example.com/privacy',
  termsAndConditions: '',
  consentText: '',
  licenseText: '',
  digitalDisclaimer: {
    text: 'Saved.',
    showEqualHousingLogo: true,
    showEqualHousingLenderLogo: false,
    showRealtorLogo: false,
  },
  spanish: { consentText: '', licenseText: '', disclaimer: '' },
}

test('valid values are saved as they are', () => {
  const values = { ...saved, licenseText: ' License 7 ' }
  expect(mergeValidFields(BrandingCompliance, values, saved)).toEqual({
    value: { ...saved, licenseText: 'License 7' },
    invalidFields: [],
  })
})

test('an invalid field does not prevent the other fields from being saved', () => {
  const values = {
    ...saved,
    privacyPolicy: 'no address',
    licenseText: 'License 7',
    digitalDisclaimer: { ...saved.digitalDisclaimer, text: 'a'.repeat(1001), showRealtorLogo: true },
  }
  expect(mergeValidFields(BrandingCompliance, values, saved)).toEqual({
    value: {
      ...saved,
      licenseText: 'License 7',
      digitalDisclaimer: { ...saved.digitalDisclaimer, showRealtorLogo: true },
    },
    invalidFields: ['privacyPolicy', 'digitalDisclaimer.text'],
  })
})
