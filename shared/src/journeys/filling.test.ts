import { expect, test } from 'vitest'
import { isEmail, isPhone } from '../identity/reachable.ts'
import { type Filling, faultsOf } from './filling.ts'
import type { JourneyForm } from './journey.ts'

const homeValue: JourneyForm = { id: 'hv', leadType: 'HV', title: '', description: '', asksSellingTimeline: true }
const consultation: JourneyForm = { ...homeValue, id: 'call', leadType: 'SELLER', phoneMandatory: true }
const journey = { asksAddress: true, phoneMandatory: false, forms: [homeValue, consultation] }

const filled: Filling = {
  address: '12 Harbor Road',
  answers: { hv: '3-6 Months' },
  details: { firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com', phone: '' },
}

test('what is filled in is fine', () => {
  expect(faultsOf(journey, filled)).toEqual({})
})

test('everything that is missing is named by its field', () => {
  const empty = { address: ' ', answers: {}, details: { firstName: '', lastName: ' ', email: '', phone: '' } }
  expect(faultsOf({ ...journey, phoneMandatory: true }, empty)).toEqual({
    address: 'required',
    'answers.hv': 'required',
    'details.firstName': 'required',
    'details.lastName': 'required',
    'details.email': 'required',
    'details.phone': 'required',
  })
})

test('a home that may be sold is asked for, and nobody has to have one', () => {
  const moving = { ...journey, addressOptional: true }
  expect(faultsOf(moving, { ...filled, address: ' ' })).toEqual({})
  expect(faultsOf(moving, { ...filled, address: 'x'.repeat(301) })).toEqual({ address: 'tooLong' })
})

test('an accepted offer asks for the phone number it needs, a declined one does not', () => {
  const answering = (call: string) => faultsOf(journey, { ...filled, answers: { ...filled.answers, call } })
  expect(answering('YES')).toEqual({ 'details.phone': 'required' })
  expect(answering('NO')).toEqual({})
})

test('a timeline that is none of the options was not answered', () => {
  expect(faultsOf(journey, { ...filled, answers: { hv: 'Yesterday' } })).toEqual({ 'answers.hv': 'required' })
})

test('what no column could hold is too long', () => {
  const details = { ...filled.details, firstName: 'a'.repeat(65), phone: '1'.repeat(41) }
  expect(faultsOf(journey, { ...filled, address: 'a'.repeat(301), details })).toEqual({
    address: 'tooLong',
    'details.firstName': 'tooLong',
    'details.phone': 'tooLong',
  })
})

test.each(['ada@example.com', 'a.b+c@mail.example.co'])('%s is an email address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each(['ada', 'ada@', 'ada@example', 'ada @example.com', 'a,b@example.com', 'ada@example..com'])(
  '%s is no email address',
  (text) => {
    expect(isEmail(text)).toBe(false)
  },
)

test.each(['(212) 555-0143', '+1 212.555.0143', '2125550143'])('%s is a phone number', (text) => {
  expect(isPhone(text)).toBe(true)
})

test.each(['555-0143', 'call me', '1234567890123456', '212 555 0143 ext 9'])('%s is no phone number', (text) => {
  expect(isPhone(text)).toBe(false)
})
