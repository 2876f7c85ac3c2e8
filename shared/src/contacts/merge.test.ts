import { expect, test } from 'vitest'
import { type MergeableContact, mergeContactFields } from './merge.ts'

const primary: MergeableContact = {
  firstName: 'Nora',
  lastName: '',
  email: 'nora@example.com',
  phone: null,
  ownerId: null,
  source: 'Widget',
  tags: ['Sphere'],
  custom: { size: 2, pets: true },
  unsubscribedAt: null,
  unsubscribedBy: null,
}
const duplicate: MergeableContact = {
  ...primary,
  firstName: 'Norah',
  lastName: 'Field',
  email: 'norah@example.com',
  phone: '603 555 0142',
  ownerId: 'a1',
  source: 'Import',
  tags: ['Sphere', 'Investor'],
  custom: { size: 4, hobby: 'Tea' },
}
const noChoices = { take: [], takeCustom: [] }

test('a merge keeps the values of the primary contact and fills its blanks from the duplicate', () => {
  expect(mergeContactFields(primary, duplicate, noChoices)).toMatchObject({
    firstName: 'Nora',
    lastName: 'Field',
    email: 'nora@example.com',
    phone: '603 555 0142',
    ownerId: 'a1',
    source: 'Widget',
    tags: ['Sphere', 'Investor'],
    custom: { size: 2, pets: true, hobby: 'Tea' },
  })
})

test('a chosen field comes from the duplicate unless it is blank there', () => {
  const merged = mergeContactFields(
    { ...primary, phone: '1' },
    { ...duplicate, phone: null },
    { take: ['firstName', 'phone'], takeCustom: ['size'] },
  )
  expect(merged).toMatchObject({ firstName: 'Norah', phone: '1', custom: { size: 4, pets: true } })
})

test('a person unsubscribed on either contact stays unsubscribed, and their own choice wins over an agent’s', () => {
  const [ownChoice, agentChoice] = [new Date('2026-02-01'), new Date('2026-01-01')]
  const byAgent = { ...primary, unsubscribedAt: agentChoice, unsubscribedBy: 'a1' }
  const byThemselves = { ...duplicate, unsubscribedAt: ownChoice }
  expect(mergeContactFields(primary, byThemselves, noChoices)).toMatchObject({
    unsubscribedAt: ownChoice,
    unsubscribedBy: null,
  })
  expect(mergeContactFields(byAgent, duplicate, noChoices)).toMatchObject({
    unsubscribedAt: agentChoice,
    unsubscribedBy: 'a1',
  })
  expect(mergeContactFields(byAgent, byThemselves, noChoices)).toMatchObject({
    unsubscribedAt: ownChoice,
    unsubscribedBy: null,
  })
})
