import { expect, test } from 'vitest'
import { applyDraft, getDraftKey } from './draft.ts'

const values = { name: 'Moss', size: null as string | null, sources: ['REFERRALS'] }

test('a draft overrides the saved values', () => {
  const draft = JSON.stringify({ name: 'Moss & Daughters', size: 'JUST_ME', sources: [] })
  expect(applyDraft(values, draft)).toEqual({ name: 'Moss & Daughters', size: 'JUST_ME', sources: [] })
})

test('an emptied field stays empty', () => {
  expect(applyDraft(values, JSON.stringify({ name: '', size: null }))).toMatchObject({ name: '', size: null })
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
])('an invalid draft is ignored: %s', (draft) => {
  expect(applyDraft(values, draft)).toEqual(values)
})

test('drafts are separate for each user, account and step', () => {
  const keys = [
    getDraftKey('a1', 'u1', 'personal-details'),
    getDraftKey('a1', 'u2', 'personal-details'),
    getDraftKey('a2', 'u1', 'personal-details'),
    getDraftKey('a1', 'u1', 'onboarding-call'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})
