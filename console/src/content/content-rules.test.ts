import type { ContentSummary } from '@gable/shared/content/content.ts'
import { expect, test } from 'vitest'
import {
  getArchiveDisabledReason,
  getCloneDisabledReason,
  getDeleteDisabledReason,
  getEditDisabledReason,
  mayArchive,
} from './content-rules.ts'

type Ruled = Pick<ContentSummary, 'medium' | 'status' | 'templateType' | 'linkedAutomations'>

const create = (changes: Partial<Ruled> = {}): Ruled => ({
  medium: 'EMAIL',
  status: 'PUBLISHED',
  templateType: 'REGULAR',
  linkedAutomations: 0,
  ...changes,
})

test('published content that no automation uses can be archived', () => {
  expect(getArchiveDisabledReason(create())).toBe(false)
  expect(getArchiveDisabledReason(create({ status: 'DRAFT' }))).toBe(
    'You cannot archive email that are in the Draft status.',
  )
  expect(getArchiveDisabledReason(create({ linkedAutomations: 2 }))).toBe(
    'You cannot archive email that are used in automations.',
  )
  expect(getArchiveDisabledReason(create({ medium: 'POSTCARD', status: 'DRAFT' }))).toBe(
    'You cannot archive postcards that are in the Draft status.',
  )
})

test('only a draft can be deleted', () => {
  expect(getDeleteDisabledReason(create({ status: 'DRAFT' }))).toBe(false)
  for (const status of ['PUBLISHED', 'ARCHIVED'] as const)
    expect(getDeleteDisabledReason(create({ status }))).toBe('You cannot delete emails that have been published.')
})

test('archived content can be neither edited nor cloned', () => {
  expect(getEditDisabledReason(create())).toBe(false)
  expect(getEditDisabledReason(create({ status: 'ARCHIVED' }))).toBe('You cannot edit an email that has been archived.')
  expect(getCloneDisabledReason(create({ status: 'ARCHIVED', medium: 'POSTCARD' }))).toBe(
    'To clone this postcard, you must unarchive it.',
  )
})

test('smart emails stay published, smart postcards can be archived', () => {
  expect(mayArchive(create({ templateType: 'SMART' }))).toBe(false)
  expect(mayArchive(create({ templateType: 'SMART', medium: 'POSTCARD' }))).toBe(true)
})
