import { expect, test } from 'vitest'
import { draftPlace, withDraft } from './draft.ts'

const values = { name: 'Moss', size: null as string | null, sources: ['REFERRALS'] }

test('what was typed stands over what was known', () => {
  const draft = JSON.stringify({ name: 'Moss & Daughters', size: 'JUST_ME', sources: [] })
  expect(withDraft(values, draft)).toEqual({ name: 'Moss & Daughters', size: 'JUST_ME', sources: [] })
})

test('what was emptied stays empty', () => {
  expect(withDraft(values, JSON.stringify({ name: '', size: null }))).toMatchObject({ name: '', size: null })
})

test.each([
  [null],
  [''],
  ['{'],
  ['null'],
  ['7'],
  ['"Moss"'],
  [JSON.stringify({ name: 7, size: ['JUST_ME'], sources: 'REFERRALS', other: 'x' })],
  [JSON.stringify({ name: { first: 'x' }, sources: [1] })],
  [JSON.stringify({ __proto__: { name: 'x' } })],
])('a draft that does not fit changes nothing: %s', (draft) => {
  expect(withDraft(values, draft)).toEqual(values)
})

test('a draft belongs to one person, in one account, in one step', () => {
  const places = [
    draftPlace('a1', 'u1', 'personal-details'),
    draftPlace('a1', 'u2', 'personal-details'),
    draftPlace('a2', 'u1', 'personal-details'),
    draftPlace('a1', 'u1', 'onboarding-call'),
  ]
  expect(new Set(places).size).toBe(places.length)
})
