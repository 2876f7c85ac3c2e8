import { type Branding, noSpanishCompliance } from '@gable/shared/branding/branding.ts'
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
      spanish: noSpanishCompliance,
    },
  }) as unknown as Branding

const form = (_id: string, leadType: FormConfig['leadType'], phoneMandatory = false) =>
  ({
    _id,
    leadType,
    title: _id,
    description: '',
    settings: { phoneMandatory },
    exitSettings: {},
    generalSettings: {},
  }) as FormConfig

const accountDefaults = {
  agencyName: 'Harbor & Hill',
  brandings: [brand('default', 'Harbor & Hill'), brand('coast', 'The Coast Team')],
  forms: [form('value', 'HV'), form('sell', 'SELLER'), form('buy', 'BUYER'), form('loan', 'MORTGAGE', true)],
  groups: [{ _id: 'both', formIds: ['sell', 'gone', 'value'] } as FormGroupConfig],
}

test('a widget uses its own branding, or the default one if its own is missing', () => {
  const getJourney = (brandingId: string) =>
    toPreviewWidget('SEARCH', { ...getDefaultTemplate('SEARCH').content, brandingId, action: null }, accountDefaults)
      ?.journey
  expect(getJourney('coast')?.brand.name).toBe('The Coast Team')
  expect(getJourney('coast')?.consent.wording).toBe('The Coast Team may call you.')
  expect(getJourney('gone')?.brand.name).toBe('Harbor & Hill')
})

test('a widget with a form group shows the forms in the order of the group', () => {
  const action = { actionType: 'FORM_GROUP', value: 'both' } as const
  const settings = { ...getDefaultTemplate('HOME_SALE_CALC').content, brandingId: 'default', action }
  const journey = toPreviewWidget('HOME_SALE_CALC', settings, accountDefaults)?.journey
  expect(journey?.forms.map(({ id }) => id)).toEqual(['sell', 'value'])
  expect(journey?.asksAddress).toBe(true)
})

test('a calculator without a form setting uses the account’s form for its lead type', () => {
  const settings = { ...getDefaultTemplate('MORTGAGE_CALC').content, brandingId: 'default' }
  const journey = toPreviewWidget('MORTGAGE_CALC', settings, accountDefaults)?.journey
  expect(journey).toMatchObject({
    subject: 'widget',
    forms: [{ id: 'loan' }],
    asksAddress: false,
    phoneMandatory: true,
  })
})

test('the address of the home to sell is only asked for if the widget includes it', () => {
  const asksAddress = (includeAddress: boolean) => {
    const settings = { ...getDefaultTemplate('AFFORDABILITY_CALC').content, brandingId: 'default', includeAddress }
    return toPreviewWidget('AFFORDABILITY_CALC', settings, accountDefaults)?.journey.asksAddress
  }
  expect([asksAddress(true), asksAddress(false)]).toEqual([true, false])
})

test('a cost that is turned off is left out', () => {
  const cost = { title: 'Repairs', defaultPerc: 1, infoMessage: 'Repairs before the sale.' }
  const additionalCosts = [
    { ...cost, showCost: true },
    { ...cost, title: 'Unfinished', showCost: false },
  ]
  const settings = {
    ...getDefaultTemplate('HOME_SALE_CALC').content,
    brandingId: 'default',
    action: null,
    additionalCosts,
  }
  expect(toPreviewWidget('HOME_SALE_CALC', settings, accountDefaults)?.settings.additionalCosts).toEqual([
    additionalCosts[0],
  ])
})
