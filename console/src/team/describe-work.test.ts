import { expect, test } from 'vitest'
import { describeEnding, describeWork, hasWork } from './describe-work.ts'

const none = { contacts: 0, leads: 0, tasks: 0, segments: 0, ownerNames: 0, flows: 0 }

test('lists only what there is', () => {
  expect(describeWork(none)).toEqual([])
  expect(describeWork({ ...none, contacts: 1, leads: 1200, tasks: 3 })).toEqual([
    '1 contact',
    '1,200 open leads, 3 of them with a next step',
  ])
  expect(describeWork({ ...none, segments: 2, ownerNames: 1, flows: 1 })).toEqual([
    '2 shared segments',
    '1 owner name of imports',
    'Steps of 1 automation or workflow',
  ])
})

test('says what ends', () => {
  expect(describeEnding({ pages: 0, invitations: 0 })).toEqual([])
  expect(describeEnding({ pages: 1, invitations: 2 })).toEqual([
    '1 personal landing page goes offline until they are reactivated',
    '2 invitations they sent are revoked',
  ])
})

test('a member without work needs no successor', () => {
  expect(hasWork(none)).toBe(false)
  expect(hasWork({ ...none, segments: 1 })).toBe(true)
})
