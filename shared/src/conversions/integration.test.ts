import { expect, test } from 'vitest'
import { toVendorUrl } from './browser-conversions.ts'
import { findIntegrationErrors } from './integration.ts'
import { asksForSharing, withSharingConsent } from './sharing-consent.ts'
import { conversionVendors, vendorRules } from './vendors.ts'

test.for(conversionVendors)('the examples of %s are valid, and other text is not', (vendor) => {
  const { id, conversionId, testCode } = vendorRules[vendor]
  const examples = { id: id.example, conversionId: conversionId?.example ?? '', testCode: testCode?.example ?? '' }
  expect(findIntegrationErrors(vendor, { isOn: true, ...examples })).toEqual({})
  expect(findIntegrationErrors(vendor, { isOn: true, ...examples, id: '<script>' })).toEqual({
    id: `Please enter a ${id.label.toLowerCase()} such as ${id.example}`,
  })
})

test('an integration that is off may be empty, and one that is on may not', () => {
  const empty = { id: '', conversionId: '', testCode: '' }
  expect(findIntegrationErrors('GOOGLE_ADS', { isOn: false, ...empty })).toEqual({})
  const required = 'This field is required'
  expect(findIntegrationErrors('GOOGLE_ADS', { isOn: true, ...empty })).toEqual({
    id: required,
    conversionId: required,
  })
  expect(findIntegrationErrors('META', { isOn: true, ...empty })).toEqual({ id: required })
})

test('vendors see the campaign and the click in the URL of a page, and nothing else', () => {
  const page = 'https://homes.example/f/1?address=12+Oak+Street&m=abc&utm_source=meta&fbclid=x1#top'
  expect(toVendorUrl(page)).toBe('https://homes.example/f/1?utm_source=meta&fbclid=x1')
  expect(toVendorUrl('https://homes.example/lp/1?email=a@b.c')).toBe('https://homes.example/lp/1')
})

test('only a consent text that asks for sharing allows it', () => {
  expect(asksForSharing('You agree that we may contact you.')).toBe(false)
  for (const language of ['en', 'es'] as const)
    expect(asksForSharing(withSharingConsent('Hello.', language))).toBe(true)
})
