import { expect, test } from 'vitest'
import { listDefaultModules } from '../default-modules.ts'
import { defaultSettings } from '../module-settings.ts'
import { isAddable, type ModuleType, moduleTypes } from '../module-type.ts'
import { moduleRules } from './module-rules.ts'

const brandNewFields: Partial<Record<ModuleType, object>> = {
  VIDEO: { videoEmbedCode: '<iframe src="https://www.youtube.com/embed/abc"></iframe>' },
  HTML: { htmlCode: '<p>Hello</p>' },
  LENDER: {
    vendor: '018bb2c0-1e00-7a10-8a10-6c5f0e2b91a1',
    button: {
      type: 'PRIMARY',
      label: 'Contact',
      action: { actionType: 'URL', value: 'https://lender.example.com', leadType: '' },
    },
  },
}

const validSettings = (type: ModuleType) => ({ ...defaultSettings[type], ...brandNewFields[type] })

/** The messages of settings with changed fields, by path. */
function getErrors(type: ModuleType, change: object): Record<string, string> {
  const { error } = moduleRules[type].safeParse({ ...validSettings(type), ...change })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('every selling option starts with one value, not with a range', () => {
  const { customSellingOption1, customSellingOption2, homeward } = defaultSettings.SELLING_OPTIONS
  for (const option of [customSellingOption1, customSellingOption2, homeward])
    expect(option.avmDisplayValueType).toBe('VALUE')
})

test.for(moduleTypes)('the default settings of %s can be saved once their required choices are made', (type) => {
  expect(getErrors(type, {})).toEqual({})
  expect(moduleRules[type].parse(validSettings(type))).toEqual(validSettings(type))
})

const text = (length: number) => 'x'.repeat(length)

const limits: [ModuleType, string, number, string][] = [
  ['COMPS', 'name', 64, 'Link Display Name cannot be more than 64 characters'],
  ['COMPS', 'heading', 256, 'Heading cannot be more than 256 characters'],
  ['COMPS', 'subheading', 256, 'Subheading cannot exceed 256 characters'],
  ['COMPS', 'linkText', 70, 'This field cannot be more than 70 characters'],
  ['MORTGAGE_TREND', 'subheading', 64, 'Subheading cannot exceed 64 characters'],
  ['MORTGAGE_TREND', 'disclaimerMessage', 400, 'Info Message cannot exceed 400 characters'],
  ['MORTGAGE_TREND', 'ctaDescription', 200, 'This field cannot be more than 200 characters'],
  ['MORTGAGE_TREND', 'disclaimer', 1000, 'This field cannot be more than 1000 characters'],
  ['HOME_DETAILS', 'infoMessage', 400, 'Info Message cannot exceed 400 characters'],
  ['HOME_ESTIMATE', 'infoMessage', 400, 'Info Message cannot exceed 400 characters'],
  ['HOME_EQUITY', 'homeEquityLabel', 25, 'This field cannot be more than 25 characters'],
  ['HOME_EQUITY', 'homeValueInfo', 256, 'Info Message cannot exceed 256 characters'],
  ['HOME_EQUITY', 'ctaButtonCallOutText', 256, 'This field cannot be more than 256 characters'],
  ['CONTACT_AGENT', 'buttonLabel', 32, 'Button Label cannot exceed 32 characters'],
  ['SELLING_OPTIONS', 'title', 256, 'This field cannot be more than 256 characters'],
  ['HTML', 'htmlCode', 32_768, 'This field cannot be more than 32768 characters'],
  ['VIDEO', 'videoEmbedCode', 32_768, 'Video Embed Code cannot exceed 32768 characters'],
]

test.for(limits)('%s takes %s of %i characters, but not one more', ([type, field, maximum, message]) => {
  expect(getErrors(type, { [field]: text(maximum) })).toEqual({})
  expect(getErrors(type, { [field]: text(maximum + 1) })).toEqual({ [field]: message })
})

const required: [ModuleType, string, string][] = [
  ['COMPS', 'name', 'Link Display Name is required'],
  ['COMPS', 'heading', 'Heading is required'],
  ['COMPS', 'subheading', 'Subheading is required'],
  ['COMPS', 'linkText', 'Link Text is required'],
  ['HOME_DETAILS', 'infoMessage', 'Info Message is required'],
  ['CONTACT_AGENT', 'buttonLabel', 'Button Label is required'],
  ['MULTI_AVM', 'trendChartHeading', 'Trend Chart heading is required'],
  ['MULTI_AVM', 'avmDisclaimerText', 'Disclaimer text is required'],
  ['SELLING_OPTIONS', 'subheading', 'Subheading is required'],
  ['HTML', 'htmlCode', 'This field is required'],
  ['VIDEO', 'videoEmbedCode', 'Video Embed Code is required'],
  ['LENDER', 'vendor', 'Vendor is required'],
]

test.for(required)('%s says that %s is required', ([type, field, message]) => {
  expect(getErrors(type, { [field]: '' })).toEqual({ [field]: message })
  expect(getErrors(type, { [field]: '   ' })).toEqual({ [field]: message })
})

test('text behind a toggle that is off never blocks saving', () => {
  const hidden = text(1000)
  expect(getErrors('COMPS', { showCTA: false, linkText: hidden })).toEqual({})
  expect(getErrors('HOME_ESTIMATE', { showDisclaimer: false, disclaimerMessage: '' })).toEqual({})
  expect(getErrors('MULTI_AVM', { showAvmTrendChart: false, trendChartHeading: hidden })).toEqual({})
  expect(getErrors('SELLING_OPTIONS', { showDisclaimer: false, disclaimerMessage: hidden })).toEqual({})
  const button = { type: 'SECONDARY', label: '', action: { actionType: 'URL', value: '', leadType: '' } }
  expect(getErrors('HOME_EQUITY', { showCTAButton: false, ctaButton: button, ctaButtonCallOutText: '' })).toEqual({})
  expect(getErrors('VIDEO', { showCTAButton: false, ctaButton: button })).toEqual({})
  expect(getErrors('VIDEO', { showCTAButton: true, ctaButton: button })).toEqual({
    'ctaButton.label': 'Button Label is required',
    'ctaButton.action.value': 'Please enter a valid URL',
  })
})

test('a button needs what its action leads to', () => {
  const withAction = (action: object) =>
    getErrors('PRIMARY_CTA', { ctaButton: { type: 'SECONDARY', label: 'Go', action } })
  expect(withAction({ actionType: 'URL', value: 'gable' })).toEqual({
    'ctaButton.action.value': 'Please enter a valid URL',
  })
  expect(withAction({ actionType: 'FORM', value: '' })).toEqual({ 'ctaButton.action.value': 'Please select a form' })
  expect(withAction({ actionType: 'POPUP_LEAD_FORM' })).toEqual({
    'ctaButton.action.leadType': 'Please select a lead type',
  })
  expect(withAction({})).toEqual({ 'ctaButton.action.actionType': 'Please select an Action Type' })
  const vendorButton = { type: 'PRIMARY', label: 'Contact', action: { actionType: 'URL', value: '' } }
  expect(getErrors('LENDER', { button: vendorButton })).toEqual({ 'button.action.value': 'Please enter URL' })
})

test('a javascript link is never a URL of a button', () => {
  for (const value of ['javascript:alert(1)', 'data:text/html,x', '//evil.example.com', 'https://localhost'])
    expect(
      getErrors('PRIMARY_CTA', {
        ctaButton: { type: 'SECONDARY', label: 'Go', action: { actionType: 'URL', value, leadType: '' } },
      }),
    ).toEqual({ 'ctaButton.action.value': 'Please enter a valid URL' })
})

test('an additional cost is checked while it is shown', () => {
  const [first, ...others] = defaultSettings.HOME_EQUITY.additionalCosts
  const withCost = (change: object) =>
    getErrors('HOME_EQUITY', { additionalCosts: [{ ...first, ...change }, ...others] })
  expect(withCost({ defaultPerc: 100 })).toEqual({})
  expect(withCost({ defaultPerc: 100.1 })).toEqual({
    'additionalCosts.0.defaultPerc': 'Default % cannot exceed 100',
  })
  expect(withCost({ title: '', infoMessage: '', defaultPerc: null })).toEqual({
    'additionalCosts.0.title': 'This field is required',
    'additionalCosts.0.defaultPerc': 'Default % is required',
    'additionalCosts.0.infoMessage': 'Info Message is required',
  })
  expect(withCost({ showCost: false, title: '', infoMessage: '', defaultPerc: null })).toEqual({})
})

test('at least one provider and one selling option stay on', () => {
  const { avmSelections } = defaultSettings.MULTI_AVM
  expect(getErrors('MULTI_AVM', { avmSelections: avmSelections.map((one) => ({ ...one, enabled: false })) })).toEqual({
    avmSelections: 'At least one AVM provider must be selected',
  })
  const { customSellingOption1, customSellingOption2 } = defaultSettings.SELLING_OPTIONS
  expect(
    getErrors('SELLING_OPTIONS', {
      customSellingOption1: { ...customSellingOption1, enabled: false },
      customSellingOption2: { ...customSellingOption2, enabled: false },
    }),
  ).toEqual({ sellingOptions: 'At least one selling option must be selected.' })
})

test('the price adjustment is a whole percentage from -30 to 30', () => {
  const { customSellingOption1 } = defaultSettings.SELLING_OPTIONS
  const getError = (avmPriceAdjustmentPercentage: number | null, change: object = {}) =>
    getErrors('SELLING_OPTIONS', {
      customSellingOption1: { ...customSellingOption1, avmPriceAdjustmentPercentage, ...change },
    })['customSellingOption1.avmPriceAdjustmentPercentage']
  expect([-30, 0, 30].map((percent) => getError(percent))).toEqual([undefined, undefined, undefined])
  expect(getError(-31)).toBe('AVM Price Adjustment cannot be less than -30%')
  expect(getError(31)).toBe('AVM Price Adjustment cannot be more than 30%')
  expect(getError(null)).toBe('AVM Price Adjustment is required')
  expect(getError(null, { showAvm: false })).toBeUndefined()
})

test('selling options are numbered from 1 in their order', () => {
  const settings = defaultSettings.SELLING_OPTIONS
  const saved = moduleRules.SELLING_OPTIONS.parse({
    ...settings,
    customSellingOption1: { ...settings.customSellingOption1, seq: 3 },
    customSellingOption2: { ...settings.customSellingOption2, seq: 1 },
    homeward: { ...settings.homeward, seq: 1, infoMessage: 'Another promise' },
  })
  expect([saved.customSellingOption2.seq, saved.homeward.seq, saved.customSellingOption1.seq]).toEqual([1, 2, 3])
  expect(saved.homeward.infoMessage).toBe(settings.homeward.infoMessage)
})

test('a step needs a picture', () => {
  const [first, ...others] = defaultSettings.THREE_STEP_PROCESS.stepProcesses
  expect(getErrors('THREE_STEP_PROCESS', { stepProcesses: [{ ...first, image: '' }, ...others] })).toEqual({
    'stepProcesses.0.image': 'This field is required',
  })
})

test('a new dashboard has one module of each type that cannot be added', () => {
  const modules = listDefaultModules('2026-03-14T15:09:26.000Z')
  expect(modules.map(({ moduleType }) => moduleType)).toEqual(moduleTypes.filter((type) => !isAddable(type)))
  expect(modules.map(({ seq }) => seq)).toEqual(modules.map((_, index) => index + 1))
})
