import { expect, test } from 'vitest'
import { findEmailPlaceholder, findPlaceholder } from './find-placeholder.ts'

test.for([
  ['Come to [27 Linden Street]', '[27 Linden Street]'],
  ['Read [the report](https://example.com)', undefined],
  ['Hi {{contact.firstName | [you]}}', undefined],
  ['Nothing to replace', undefined],
] as const)('the placeholder of "%s" is %s', ([text, placeholder]) => {
  expect(findPlaceholder(text)).toBe(placeholder)
})

test('a placeholder is found wherever it stands in an email', () => {
  const block = { id: 'x', type: 'HEADING', text: '[Street]', align: 'LEFT' } as const
  const email = { subject: 'Hello', previewText: '', topic: 'LISTINGS', brandingId: null } as const
  expect(findEmailPlaceholder({ ...email, blocks: [{ id: 'y', type: 'COLUMNS', left: [], right: [block] }] })).toBe(
    '[Street]',
  )
  expect(findEmailPlaceholder({ ...email, subject: 'About [street]', blocks: [] })).toBe('[street]')
  expect(findEmailPlaceholder({ ...email, blocks: [] })).toBeUndefined()
})
