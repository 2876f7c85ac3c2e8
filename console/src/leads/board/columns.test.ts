import type { LeadStage } from '@gable/shared/activity/entry.ts'
import type { Lead, LeadColumn } from '@gable/shared/leads/lead.ts'
import { expect, test } from 'vitest'
import { aboveOf, type Columns, placeOf, stepped, withLeadAt, withMove } from './columns.ts'

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

const told = (columns: Columns) => columns.map(({ leads }) => leads.map(({ _id }) => _id).join(''))
const figures = (columns: Columns) => columns.map(({ count, valueCents }) => `${count} ${valueCents}`)

test('a move takes the lead, its count and its worth along', () => {
  const moved = withMove(board, { lead: lead('b', 'NEW'), stage: 'CONTACTED', below: 'd' })
  expect(told(moved)).toEqual(['ac', 'db', ''])
  expect(figures(moved)).toEqual(['2 200', '32 200', '0 0'])
  expect(moved[1]?.leads[1]?.stage).toBe('CONTACTED')
})

test('a move leads to the head, under another, or to the foot', () => {
  expect(told(withMove(board, { lead: lead('c', 'NEW'), stage: 'NEW', below: null }))[0]).toBe('cab')
  expect(told(withMove(board, { lead: lead('a', 'NEW'), stage: 'NEW', below: 'b' }))[0]).toBe('bac')
  expect(told(withMove(board, { lead: lead('a', 'NEW'), stage: 'QUALIFIED' }))).toEqual(['bc', 'd', 'a'])
})

test('what is over is read from the newest', () => {
  const closed: Columns = [...board, column('CLOSED', ['y', 'z'])]
  expect(told(withMove(closed, { lead: lead('a', 'NEW'), stage: 'CLOSED' }))[3]).toBe('ayz')
})

test('at the foot of a column that goes on out of sight only the figures change', () => {
  const moved = withMove(board, { lead: lead('a', 'NEW'), stage: 'CONTACTED' })
  expect(told(moved)).toEqual(['bc', 'd', ''])
  expect(figures(moved)[1]).toBe('32 200')
})

test('a lead that is not on the board comes onto it', () => {
  expect(told(withMove(board, { lead: lead('x', 'CLOSED'), stage: 'NEW', below: null }))[0]).toBe('xabc')
})

test('a move to a stage that the board does not have changes nothing', () => {
  expect(withMove(board, { lead: lead('a', 'NEW'), stage: 'CLOSED' })).toBe(board)
})

test('a lead knows its place and who is above', () => {
  expect(placeOf(board, 'b')).toEqual({ stage: 'NEW', index: 1 })
  expect(placeOf(board, 'x')).toBeUndefined()
  expect([aboveOf(board, 'b'), aboveOf(board, 'a')]).toEqual(['a', null])
})

test('a lead held over the board stands where it is held', () => {
  expect(told(withLeadAt(board, 'a', { stage: 'NEW', index: 2 }))[0]).toBe('bca')
  expect(told(withLeadAt(board, 'a', { stage: 'CONTACTED', index: 0 }))).toEqual(['bc', 'ad', ''])
  expect(withLeadAt(board, 'x', { stage: 'NEW', index: 0 })).toBe(board)
})

test('arrow keys go up and down within a column, and sideways to the next', () => {
  expect(told(stepped(board, 'a', 'ArrowDown'))[0]).toBe('bac')
  expect(told(stepped(board, 'b', 'ArrowUp'))[0]).toBe('bac')
  expect(told(stepped(board, 'c', 'ArrowRight'))).toEqual(['ab', 'dc', ''])
  expect(told(stepped(board, 'd', 'ArrowLeft'))).toEqual(['dabc', '', ''])
})

test('at the edges of the board a step changes nothing', () => {
  expect(stepped(board, 'a', 'ArrowUp')).toBe(board)
  expect(stepped(board, 'c', 'ArrowDown')).toBe(board)
  expect(stepped(board, 'a', 'ArrowLeft')).toBe(board)
  expect(stepped(board, 'x', 'ArrowDown')).toBe(board)
})
