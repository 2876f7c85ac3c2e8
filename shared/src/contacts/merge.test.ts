import { expect, test } from 'vitest'
import { type Mergeable, mergedOf } from './merge.ts'

const kept: Mergeable = {
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
const gone: Mergeable = {
  ...kept,
  firstName: 'Norah',
  lastName: 'Field',
  email: 'norah@example.com',
  phone: '603 555 0142',
  ownerId: 'a1',
  source: 'Import',
  tags: ['Sphere', 'Investor'],
  custom: { size: 4, hobby: 'Tea' },
}
const nothing = { take: [], takeCustom: [] }

test('of two contacts the kept one keeps what it has and gets what it has none of', () => {
  expect(mergedOf(kept, gone, nothing)).toMatchObject({
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

test('what is chosen is taken from the other, unless the other has none', () => {
  const merged = mergedOf(
    { ...kept, phone: '1' },
    { ...gone, phone: null },
    { take: ['firstName', 'phone'], takeCustom: ['size'] },
  )
  expect(merged).toMatchObject({ firstName: 'Norah', phone: '1', custom: { size: 4, pets: true } })
})

test('who unsubscribed as either of them stays so, and by the own wish before an agent’s', () => {
  const [own, agents] = [new Date('2026-02-01'), new Date('2026-01-01')]
  const byAgent = { ...kept, unsubscribedAt: agents, unsubscribedBy: 'a1' }
  const byThemselves = { ...gone, unsubscribedAt: own }
  expect(mergedOf(kept, byThemselves, nothing)).toMatchObject({ unsubscribedAt: own, unsubscribedBy: null })
  expect(mergedOf(byAgent, gone, nothing)).toMatchObject({ unsubscribedAt: agents, unsubscribedBy: 'a1' })
  expect(mergedOf(byAgent, byThemselves, nothing)).toMatchObject({ unsubscribedAt: own, unsubscribedBy: null })
})
