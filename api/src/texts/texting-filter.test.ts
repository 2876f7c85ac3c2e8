import { expect } from 'vitest'
import { createPhone, createTexting, test } from '../testing/texts.ts'

test('contacts are found by whether they can be texted, and one number that agreed is enough', async ({ texting }) => {
  const { owner, contactId, phone, addContact, setPermission } = await createTexting(texting)
  const otherPhone = createPhone()
  await addContact({ firstName: 'Ivo', phone: createPhone() })
  await addContact({ firstName: 'Mia', phone: '' })
  const list = async (...anyOf: string[]) => {
    const query = { filters: JSON.stringify([{ key: 'texting', anyOf }]), sort: 'name', sortOrder: 'asc' } as const
    const { data } = await owner.call('GET /agent/contacts/search', { query })
    return data.map(({ firstName, texting }) => [firstName, texting])
  }
  expect(await list('NOT_ASKED')).toEqual([
    ['Ivo', 'NOT_ASKED'],
    ['Nora', 'NOT_ASKED'],
  ])
  expect(await list('NO_PHONE')).toEqual([['Mia', 'NO_PHONE']])
  await setPermission('OUT')
  expect(await list('OPTED_OUT')).toEqual([['Nora', 'OPTED_OUT']])
  expect(await list('AGREED')).toEqual([])
  const { updatedAt } = await owner.call('GET /agent/contacts/:contactId', { params: { contactId } })
  await owner.call('PUT /agent/contacts/:contactId/phones', {
    params: { contactId },
    body: {
      phones: [
        { value: phone, label: '' },
        { value: otherPhone, label: '' },
      ],
      basedOn: updatedAt,
    },
  })
  await owner.call('POST /agent/contacts/:contactId/texting', {
    params: { contactId },
    body: { phone: otherPhone, permission: 'IN', note: 'In person' },
  })
  expect(await list('AGREED', 'NO_PHONE')).toEqual([
    ['Mia', 'NO_PHONE'],
    ['Nora', 'AGREED'],
  ])
  expect(await list('OPTED_OUT')).toEqual([])
  expect(await list('MAYBE')).toEqual([])
})
