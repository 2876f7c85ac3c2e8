import type { EmailSettings } from '@gable/shared/emails/email-settings.ts'
import { expect, test } from 'vitest'
import { listEmailErrors, toServerErrors } from './email-errors.ts'

const settings: EmailSettings = {
  subject: 'Your home',
  previewText: '',
  topic: 'HOME_UPDATES',
  brandingId: null,
  blocks: [
    { id: 'heading', type: 'HEADING', text: 'Hello', align: 'LEFT' },
    {
      id: 'columns',
      type: 'COLUMNS',
      left: [
        { id: 'button', type: 'BUTTON', label: 'Open', link: { kind: 'URL', value: 'https://a.test' }, align: 'LEFT' },
      ],
      right: [],
    },
  ],
}

test('an email that may be published has no errors', () => {
  expect(listEmailErrors(settings)).toEqual([])
})

test('errors name the setting of the email or the block, also inside a column', () => {
  const blocks = structuredClone(settings.blocks)
  if (blocks[1]?.type === 'COLUMNS' && blocks[1].left[0]?.type === 'BUTTON')
    blocks[1].left[0] = { ...blocks[1].left[0], label: '', link: { kind: 'URL', value: 'javascript:alert(1)' } }
  expect(listEmailErrors({ ...settings, subject: ' ', blocks })).toEqual([
    { blockId: null, field: 'subject', message: 'This field is required' },
    { blockId: 'button', field: 'label', message: 'This field is required' },
    { blockId: 'button', field: 'link.value', message: 'Please enter a valid URL' },
  ])
  expect(listEmailErrors({ ...settings, blocks: [] })).toEqual([
    { blockId: null, field: 'blocks', message: 'Please add a block' },
  ])
})

test('what only the server can check is shown at the same setting', () => {
  const message = 'This landing page is no longer published. Choose another one.'
  expect(toServerErrors(settings, { 'blocks.1.left.0.link.value': message })).toEqual([
    { blockId: 'button', field: 'link.value', message },
  ])
})

test('a merge field that may be empty needs a fallback', () => {
  const blocks = [{ ...settings.blocks[0], text: 'Hi {{contact.firstName}}' }] as EmailSettings['blocks']
  expect(listEmailErrors({ ...settings, subject: '{{today.month}} for {{nobody}}', blocks })).toEqual([
    { blockId: null, field: 'subject', message: '{{nobody}} is not a merge field' },
    {
      blockId: 'heading',
      field: 'text',
      message: 'First name may be missing. Add a fallback: {{contact.firstName | …}}',
    },
  ])
})

test.each([Number.NaN, 0, 12.5, 121])('a space of %d pixels is refused in plain words', (height) => {
  const blocks: EmailSettings['blocks'] = [...settings.blocks, { id: 'space', type: 'SPACER', height }]
  const message = 'Please enter a whole number from 4 to 120'
  expect(listEmailErrors({ ...settings, blocks })).toEqual([{ blockId: 'space', field: 'height', message }])
})
