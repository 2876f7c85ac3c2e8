import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agreeOnSent, type MergeInput, mergeRecords } from './merge.ts'
import { areEqual, type SyncRecord, toKeys } from './record.ts'

const scalar = fc.constantFrom<string | null>('', 'Ann', 'Bea', 'Cy', null)
const list = fc.uniqueArray(fc.constantFrom('buyer', 'seller', 'vip', 'sphere'), { maxLength: 4 })
const record: fc.Arbitrary<SyncRecord> = fc.record({ firstName: scalar, lastName: scalar, tags: list, emails: list })
const rules = fc.record({
  direction: fc.constantFrom('BOTH' as const, 'FROM_APP' as const, 'TO_APP' as const),
  conflicts: fc.constantFrom('NEWEST' as const, 'APP' as const, 'GABLE' as const),
})
const input: fc.Arbitrary<MergeInput> = fc.record({
  agreed: fc.option(record),
  local: record,
  remote: record,
  rules,
  isRemoteNewer: fc.boolean(),
})

/** Both sides after the changes were written, as a sync does it. */
function settle(before: MergeInput): MergeInput {
  const { local, remote, agreed } = mergeRecords(before)
  return {
    ...before,
    local: { ...before.local, ...local },
    remote: agreeOnSent(before.remote, remote),
    agreed: agreeOnSent(agreed, remote),
  }
}

const isQuiet = (state: MergeInput) => {
  const { local, remote, conflicts } = mergeRecords(state)
  return Object.keys(local).length + Object.keys(remote).length + conflicts.length === 0
}

describe('a merge', () => {
  test('is done after one round: the next one finds nothing to do', () => {
    fc.assert(
      fc.property(input, (before) => {
        expect(isQuiet(settle(before))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('both ways leaves the same on both sides', () => {
    fc.assert(
      fc.property(input, (before) => {
        const { local, remote } = settle({ ...before, rules: { ...before.rules, direction: 'BOTH' } })
        for (const field of Object.keys(local))
          expect(areEqual(field, local[field] ?? null, remote[field] ?? null), field).toBe(true)
      }),
    )
  })

  test('writes only in its direction', () => {
    fc.assert(
      fc.property(input, (before) => {
        const { local, remote } = mergeRecords(before)
        if (before.rules.direction === 'FROM_APP') expect(remote).toEqual({})
        if (before.rules.direction === 'TO_APP') expect(local).toEqual({})
      }),
    )
  })

  test('both ways never loses what either side added to a list', () => {
    fc.assert(
      fc.property(input, (before) => {
        const { local } = settle({ ...before, rules: { ...before.rules, direction: 'BOTH' } })
        const base = toKeys('tags', before.agreed?.tags)
        const added = [...toKeys('tags', before.local.tags), ...toKeys('tags', before.remote.tags)]
        const kept = toKeys('tags', local.tags)
        for (const tag of added) if (!base.has(tag)) expect(kept).toContain(tag)
      }),
    )
  })

  test('tells a conflict only if both sides changed a field to different values', () => {
    fc.assert(
      fc.property(input, (before) => {
        for (const { field } of mergeRecords(before).conflicts) {
          expect(areEqual(field, before.local[field] ?? null, before.remote[field] ?? null)).toBe(false)
          if (!before.agreed) continue
          expect(areEqual(field, before.local[field] ?? null, before.agreed[field] ?? null)).toBe(false)
          expect(areEqual(field, before.remote[field] ?? null, before.agreed[field] ?? null)).toBe(false)
        }
      }),
    )
  })

  test('takes a change of one side over to the other', () => {
    const agreed = { firstName: 'Ann', lastName: 'Lee', tags: ['buyer'] }
    const merged = mergeRecords({
      agreed,
      local: { ...agreed, lastName: 'Leigh' },
      remote: { ...agreed, firstName: 'Anne', tags: ['Buyer', 'VIP'] },
      rules: { direction: 'BOTH', conflicts: 'NEWEST' },
      isRemoteNewer: true,
    })
    expect(merged).toMatchObject({
      local: { firstName: 'Anne', tags: ['buyer', 'VIP'] },
      remote: { lastName: { value: 'Leigh' } },
      conflicts: [],
    })
  })

  test('leaves a field alone that one side does not have', () => {
    const merged = mergeRecords({
      agreed: { firstName: 'Ann', owner: 'a' },
      local: { firstName: 'Ann' },
      remote: { firstName: 'Ann', owner: 'b' },
      rules: { direction: 'BOTH', conflicts: 'APP' },
      isRemoteNewer: true,
    })
    expect(merged).toMatchObject({ local: {}, remote: {}, agreed: { owner: 'a' } })
  })
})
