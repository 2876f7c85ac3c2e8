import { expect, test } from 'vitest'
import { changesOf, LeadForm } from './lead-form.ts'

const before: LeadForm = { stage: 'NEW', lostReason: '', valueCents: null, agentId: '', nextAction: '', due: '' }
const newYork = 'America/New_York'

test('what was not touched is not sent', () => {
  expect(changesOf(before, before, newYork)).toEqual({ change: undefined, move: undefined })
  expect(changesOf(before, { ...before, valueCents: 100 }, newYork)).toEqual({
    change: { valueCents: 100 },
    move: undefined,
  })
})

test('what was emptied is taken away', () => {
  const full = { ...before, agentId: 'a', nextAction: 'Call', due: '2026-03-14T09:00' }
  expect(changesOf(full, before, newYork).change).toEqual({ agentId: null, nextAction: null, nextActionAt: null })
})

test('a due time is that of the agency’s clock', () => {
  expect(changesOf(before, { ...before, due: '2026-03-14T09:00' }, newYork).change).toEqual({
    nextActionAt: '2026-03-14T13:00:00.000Z',
  })
})

test('another stage is a move, and so is another reason of one that is lost', () => {
  expect(changesOf(before, { ...before, stage: 'CLOSED' }, newYork).move).toEqual({ stage: 'CLOSED' })
  const lost = { ...before, stage: 'LOST' as const, lostReason: 'Never answered' }
  expect(changesOf(before, lost, newYork).move).toEqual({ stage: 'LOST', lostReason: 'Never answered' })
  expect(changesOf(lost, { ...lost, lostReason: 'Moved' }, newYork).move).toMatchObject({ lostReason: 'Moved' })
})

test('no lead is lost without a reason', () => {
  expect(LeadForm.safeParse({ ...before, stage: 'LOST' }).error?.issues[0]?.path).toEqual(['lostReason'])
})

test.each(['0026-03-14T09:00', '1999-12-31T23:59', '2101-01-01T00:00', '12026-03-14T09:00'])(
  'a due time of %s was mistyped',
  (due) => {
    expect(LeadForm.safeParse({ ...before, due }).error?.issues.at(-1)?.message).toBe(
      'Please choose a date between 2000 and 2100',
    )
  },
)
