import { expect, test } from 'vitest'
import { isPhone } from '../identity/contact-formats.ts'
import type { JourneyForm } from './journey.ts'
import { type JourneyValues, validateJourney } from './journey-values.ts'

const homeValue: JourneyForm = { id: 'hv', leadType: 'HV', title: '', description: '', asksSellingTimeline: true }
const consultation: JourneyForm = { ...homeValue, id: 'call', leadType: 'SELLER', phoneMandatory: true }
const journey = { asksAddress: true, phoneMandatory: false, forms: [homeValue, consultation] }

const values: JourneyValues = {
  address: '12 Harbor Road',
  answers: { hv: '3-6 Months' },
  details: { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', phone: '' },
}

test('complete values have no errors', () => {
  expect(validateJourney(journey, values)).toEqual({})
})

test('every missing value has an error under its field', () => {
  const empty = { address: ' ', answers: {}, details: { firstName: '', lastName: ' ', email: '', phone: '' } }
  expect(validateJourney({ ...journey, phoneMandatory: true }, empty)).toEqual({
    address: 'required',
    'answers.hv': 'required',
    'details.firstName': 'required',
    'details.lastName': 'required',
    'details.email': 'required',
    'details.phone': 'required',
  })
})

test('the address of a property to sell is optional', () => {
  const movingJourney = { ...journey, addressOptional: true }
  expect(validateJourney(movingJourney, { ...values, address: ' ' })).toEqual({})
  expect(validateJourney(movingJourney, { ...values, address: 'x'.repeat(301) })).toEqual({ address: 'tooLong' })
})

test.each(['\u00a0 \t', '\u200b\u200b\u200b', '- , .', ''])('%j is no address', (address) => {
  expect(validateJourney(journey, { ...values, address })).toEqual({ address: 'required' })
})

test.each(['5 Bay', '12', 'Portland', '1 2 3', `12 Harbor Road ${'x'.repeat(41)}`, 'x'.repeat(200)])(
  '%s is not enough to find a property',
  (address) => {
    expect(validateJourney(journey, { ...values, address })).toEqual({ address: 'address' })
  },
)

test.each([
  '5 Bay, Bath',
  '12 Harbor Rd',
  '1 Oak St',
  'Old Mill Farm',
  '12-4 Rue St-Denis',
  'P.O. Box 7',
  '１２ 樱花 路 3号',
])('%s is an address', (address) => {
  expect(validateJourney(journey, { ...values, address })).toEqual({})
})

test('an accepted offer requires its phone number, a declined one does not', () => {
  const validateWith = (call: string) => validateJourney(journey, { ...values, answers: { ...values.answers, call } })
  expect(validateWith('YES')).toEqual({ 'details.phone': 'required' })
  expect(validateWith('NO')).toEqual({})
})

test('an unknown timeline option counts as missing', () => {
  expect(validateJourney(journey, { ...values, answers: { hv: 'Yesterday' } })).toEqual({ 'answers.hv': 'required' })
})

test('values over their maximum length are too long', () => {
  const details = { ...values.details, firstName: 'a'.repeat(65), phone: '1'.repeat(41) }
  expect(validateJourney(journey, { ...values, address: 'a'.repeat(301), details })).toEqual({
    address: 'tooLong',
    'details.firstName': 'tooLong',
    'details.phone': 'tooLong',
  })
})

test.each(['(212) 555-0143', '+1 212.555.0143', '2125550143'])('%s is a phone number', (text) => {
  expect(isPhone(text)).toBe(true)
})

test.each(['555-0143', 'call me', '1234567890123456', '212 555 0143 ext 9'])('%s is not a phone number', (text) => {
  expect(isPhone(text)).toBe(false)
})
