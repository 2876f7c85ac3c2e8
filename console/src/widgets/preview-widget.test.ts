import type { Branding } from '@gable/shared/branding/branding.ts'
import type { FormConfig, FormGroupConfig } from '@gable/shared/forms/form.ts'
import { getDefaultTemplate } from '@gable/shared/widgets/templates.ts'
import { expect, test } from 'vitest'
import { toPreviewWidget } from './preview-widget.ts'

const brand = (_id: string, displayName: string) =>
  ({
    _id,
    name: displayName,
    style: { logos: [], digitalLogoId: null, primaryColor: null, buttonStyle: 'ROUNDED', font: 'SANS' },
    details: { displayName, company: '', phone: '', email: '', address: '', website: '' },
    compliance: {
      consentText: '{name} may call you.',
      licenseText: '',
      privacyPolicy: '',
      termsAndConditions: '',
      digitalDisclaimer: {
        text: '',
        showEqualHousingLogo: false,
        showEqualHousingLenderLogo: false,
        showRealtorLogo: false,
      },
    },
  }) as unknown as Branding

const form = (_id: string, leadType: FormConfig['leadType'], phoneMandatory = false) =>
  ({ _id, leadType, title: _id, description: '', settings: { phoneMandatory } }) as FormConfig

const surroundings = {
  agencyName: 'Harbor & Hill',
  brandings: [brand('default', 'Harbor & Hill'), brand('coast', 'The Coast Team')],
  forms: [form('value', 'HV'), form('sell', 'SELLER'), form('buy', 'BUYER'), form('loan', 'MORTGAGE', true)],
  groups: [{ _id: 'both', formIds: ['sell', 'gone', 'value'] } as FormGroupConfig],
}

test('a widget is shown in its own brand, and in the default one where its brand is not there', () => {
  const inBrand = (brandingId: string) =>
    toPreviewWidget('SEARCH', { ...getDefaultTemplate('SEARCH').content, brandingId, action: null }, surroundings)?.journey
  expect(inBrand('coast')?.brand.name).toBe('The Coast Team')
  expect(inBrand('coast')?.consent.wording).toBe('The Coast Team may call you.')
  expect(inBrand('gone')?.brand.name).toBe('Harbor & Hill')
})

test('it leads through the forms of its group, in their order', () => {
  const action = { actionType: 'FORM_GROUP', value: 'both' } as const
  const settings = { ...getDefaultTemplate('HOME_SALE_CALC').content, brandingId: 'default', action }
  const journey = toPreviewWidget('HOME_SALE_CALC', settings, surroundings)?.journey
  expect(journey?.forms.map(({ id }) => id)).toEqual(['sell', 'value'])
  expect(journey?.asksAddress).toBe(true)
})

test('a calculator without a choice leads to the account’s form for its kind of lead', () => {
  const settings = { ...getDefaultTemplate('MORTGAGE_CALC').content, brandingId: 'default' }
  const journey = toPreviewWidget('MORTGAGE_CALC', settings, surroundings)?.journey
  expect(journey).toMatchObject({
    subject: 'widget',
    forms: [{ id: 'loan' }],
    asksAddress: false,
    phoneMandatory: true,
  })
})

test('the home that is to be sold is asked for only where the widget asks', () => {
  const asks = (includeAddress: boolean) => {
    const settings = { ...getDefaultTemplate('AFFORDABILITY_CALC').content, brandingId: 'default', includeAddress }
    return toPreviewWidget('AFFORDABILITY_CALC', settings, surroundings)?.journey.asksAddress
  }
  expect([asks(true), asks(false)]).toEqual([true, false])
})

test('a cost that is switched off is not shown', () => {
  const cost = { title: 'Repairs', defaultPerc: 1, infoMessage: 'What has to be mended.' }
  const additionalCosts = [
    { ...cost, showCost: true },
    { ...cost, title: 'Half written', showCost: false },
  ]
  const settings = { ...getDefaultTemplate('HOME_SALE_CALC').content, brandingId: 'default', action: null, additionalCosts }
  expect(toPreviewWidget('HOME_SALE_CALC', settings, surroundings)?.settings.additionalCosts).toEqual([additionalCosts[0]])
})
