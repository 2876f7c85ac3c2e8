import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { Lead, LeadColumn } from '@gable/shared/leads/lead.ts'
import { expect, test } from 'vitest'
import { type Columns, findLeadAbove, findPlace, withLeadAt, withMove, withStep } from './columns.ts'

const lead = (_id: string, stage: LeadStage, valueCents: number | null = 100): Lead => ({
  _id,
  stage,
  valueCents,
  contactId: 'c',
  fullName: `Lead ${_id}`,
  emailId: null,
  phone: null,
  propertyId: null,
  address: null,
  leadType: 'HV',
  source: 'Widget',
  agentId: null,
  agentName: null,
  nextAction: null,
  nextActionAt: null,
  lostReason: null,
  stageChangedAt: '2026-03-14T09:00:00Z',
  createdAt: '2026-03-14T09:00:00Z',
})

const column = (stage: LeadStage, ids: string[], more = 0): LeadColumn => ({
  stage,
  count: ids.length + more,
  valueCents: ids.length * 100,
  leads: ids.map((id) => lead(id, stage)),
})

const board: Columns = [column('NEW', ['a', 'b', 'c']), column('CONTACTED', ['d'], 30), column('QUALIFIED', [])]

const toIds = (columns: Columns) => columns.map(({ leads }) => leads.map(({ _id }) => _id).join(''))
const toTotals = (columns: Columns) => columns.map(({ count, valueCents }) => `${count} ${valueCents}`)

test('a move updates count and value of both columns', () => {
  const moved = withMove(board, { lead: lead('b', 'NEW'), stage: 'CONTACTED', below: 'd' })
  expect(toIds(moved)).toEqual(['ac', 'db', ''])
  expect(toTotals(moved)).toEqual(['2 200', '32 200', '0 0'])
  expect(moved[1]?.leads[1]?.stage).toBe('CONTACTED')
})

test('a lead moves to the top, below another lead, or to the end', () => {
  expect(toIds(withMove(board, { lead: lead('c', 'NEW'), stage: 'NEW', below: null }))[0]).toBe('cab')
  expect(toIds(withMove(board, { lead: lead('a', 'NEW'), stage: 'NEW', below: 'b' }))[0]).toBe('bac')
  expect(toIds(withMove(board, { lead: lead('a', 'NEW'), stage: 'QUALIFIED' }))).toEqual(['bc', 'd', 'a'])
})

test('a closed lead goes to the top', () => {
  const closed: Columns = [...board, column('CLOSED', ['y', 'z'])]
  expect(toIds(withMove(closed, { lead: lead('a', 'NEW'), stage: 'CLOSED' }))[3]).toBe('ayz')
})

test('a move to the end of a partly loaded column changes only count and value', () => {
  const moved = withMove(board, { lead: lead('a', 'NEW'), stage: 'CONTACTED' })
  expect(toIds(moved)).toEqual(['bc', 'd', ''])
  expect(toTotals(moved)[1]).toBe('32 200')
})

test('a lead that is not on the board is added', () => {
  expect(toIds(withMove(board, { lead: lead('x', 'CLOSED'), stage: 'NEW', below: null }))[0]).toBe('xabc')
})

test('a move to a missing stage changes nothing', () => {
  expect(withMove(board, { lead: lead('a', 'NEW'), stage: 'CLOSED' })).toBe(board)
})

test('the place of a lead and the lead above it are found', () => {
  expect(findPlace(board, 'b')).toEqual({ stage: 'NEW', index: 1 })
  expect(findPlace(board, 'x')).toBeUndefined()
  expect([findLeadAbove(board, 'b'), findLeadAbove(board, 'a')]).toEqual(['a', null])
})

test('a dragged lead shows at its current place', () => {
  expect(toIds(withLeadAt(board, 'a', { stage: 'NEW', index: 2 }))[0]).toBe('bca')
  expect(toIds(withLeadAt(board, 'a', { stage: 'CONTACTED', index: 0 }))).toEqual(['bc', 'ad', ''])
  expect(withLeadAt(board, 'x', { stage: 'NEW', index: 0 })).toBe(board)
})

test('arrow keys move a lead up, down and to the next column', () => {
  expect(toIds(withStep(board, 'a', 'ArrowDown'))[0]).toBe('bac')
  expect(toIds(withStep(board, 'b', 'ArrowUp'))[0]).toBe('bac')
  expect(toIds(withStep(board, 'c', 'ArrowRight'))).toEqual(['ab', 'dc', ''])
  expect(toIds(withStep(board, 'd', 'ArrowLeft'))).toEqual(['dabc', '', ''])
})

test('arrow keys do nothing at the edges of the board', () => {
  expect(withStep(board, 'a', 'ArrowUp')).toBe(board)
  expect(withStep(board, 'c', 'ArrowDown')).toBe(board)
  expect(withStep(board, 'a', 'ArrowLeft')).toBe(board)
  expect(withStep(board, 'x', 'ArrowDown')).toBe(board)
})
