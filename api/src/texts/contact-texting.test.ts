import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createTexting, test } from '../testing/texts.ts'

describe('whether a contact may be texted', () => {
  test('is what an agent was told, with who recorded it and how', async ({ texting }) => {
    const { owner, phone, setPermission, getTexting, listActivity } = await createTexting(texting)
    const number = { phone, permission: 'NONE', isFinal: false, sendAt: null, consent: null }
    expect(await getTexting()).toEqual({ isOn: true, problem: null, numbers: [number] })
    await setPermission('IN', 'At the open house')
    expect((await getTexting()).numbers).toMatchObject([
      {
        permission: 'IN',
        consent: { source: 'AGENT', by: expect.any(String), note: 'At the open house', wording: null },
      },
    ])
    await setPermission('OUT', '')
    expect((await getTexting()).numbers).toMatchObject([{ permission: 'OUT', isFinal: false, consent: { note: '' } }])
    expect(await listActivity()).toMatchObject([
      { kind: 'OPTED_OUT', agent: { _id: owner.agentId } },
      { kind: 'OPTED_IN', detail: { note: 'At the open house' } },
    ])
  })

  test('cannot be said without how they agreed, or about another number', async ({ texting }) => {
    const { owner, contactId, phone, setPermission } = await createTexting(texting)
    await expect(setPermission('IN', ' ')).rejects.toMatchObject({ fields: { note: expect.any(String) } })
    const body = { phone: '(555) 000-0000', permission: 'IN', note: 'By phone' } as const
    await expect(
      owner.call('POST /agent/contacts/:contactId/texting', { params: { contactId }, body }),
    ).rejects.toMatchObject({ fields: { phone: 'This is not a number of the contact' } })
    for (const params of [{ contactId: newId() }])
      await expect(
        owner.call('POST /agent/contacts/:contactId/texting', { params, body: { ...body, phone } }),
      ).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is unknown to strangers and other accounts', async ({ texting }) => {
    const { contactId, phone } = await createTexting(texting)
    const other = await createTexting(texting)
    const params = { contactId }
    const body = { phone, permission: 'IN', note: 'By phone' } as const
    await expect(texting.anonymous.call('GET /agent/contacts/:contactId/texting', { params })).rejects.toThrow()
    await expect(other.owner.call('GET /agent/contacts/:contactId/texting', { params })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(other.owner.call('POST /agent/contacts/:contactId/texting', { params, body })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('what is known of texts', () => {
  test('moves with a merged contact and back, and goes with an erased one', async ({ texting }) => {
    const { owner, addContact, contactId, setPermission, enqueue, run, reply, listMessages, accountId } =
      await createTexting(texting)
    await setPermission('IN')
    await enqueue()
    await run()
    await reply('Call me')
    const { _id: keptId } = await addContact({ phone: '', firstName: 'Kept', emailId: `${newId()}@example.com` })
    const owners = async () => (await listMessages()).map(({ contact_id }) => contact_id)
    const { mergeId } = await owner.call('POST /agent/contacts/:contactId/merge', {
      params: { contactId: keptId },
      body: { mergedId: contactId },
    })
    expect(await owners()).toEqual([keptId, keptId])
    await owner.call('POST /agent/contacts/merges/:mergeId/undone', { params: { mergeId } })
    expect(await owners()).toEqual([contactId, contactId])
    const name = 'Nora Field'
    await owner.call('POST /agent/contacts/:contactId/erasure', { params: { contactId }, body: { name } })
    await run()
    expect(await listMessages()).toEqual([])
    for (const table of ['text_permissions', 'text_consents'] as const)
      expect(
        await texting.owner.db.selectFrom(table).select('phone_key').where('account_id', '=', accountId).execute(),
      ).toEqual([])
  })
})
