import type { ContactMethod } from '@gable/shared/contacts/contact-method.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'

async function createAgencyWithNora(world: World) {
  const base = await createAgencyWithContacts(world)
  const { agent } = base
  const nora = await base.addContact('Nora Field', { emailId: 'nora@example.com', phone: '(603) 555-0142' })
  const getContact = (contactId = nora._id) => agent.call('GET /agent/contacts/:contactId', { params: { contactId } })
  const saveEmails = async (emails: Partial<ContactMethod>[], { contactId = nora._id, who = agent } = {}) => {
    const { updatedAt: basedOn } = await getContact(contactId)
    const body = { emails: emails as ContactMethod[], basedOn }
    return who.call('PUT /agent/contacts/:contactId/emails', { params: { contactId }, body })
  }
  const savePhones = async (phones: Partial<ContactMethod>[], { contactId = nora._id } = {}) => {
    const { updatedAt: basedOn } = await getContact(contactId)
    const body = { phones: phones as ContactMethod[], basedOn }
    return agent.call('PUT /agent/contacts/:contactId/phones', { params: { contactId }, body })
  }
  return { ...base, nora, getContact, saveEmails, savePhones }
}

describe('the emails and phone numbers of a contact', () => {
  test('are several with labels, of which the first is the primary, and all of them find the contact', async ({
    world,
  }) => {
    const { listNames, saveEmails, savePhones } = await createAgencyWithNora(world)
    expect(
      await saveEmails([{ value: ' Nora@Work.example ', label: ' Work ' }, { value: 'nora@example.com' }]),
    ).toMatchObject({
      emailId: 'nora@work.example',
      emails: ['nora@work.example', 'nora@example.com'],
      methodLabels: { 'nora@work.example': 'Work' },
    })
    const phones = [
      { value: '(603) 555-0142', label: 'Mobile' },
      { value: '603 555 0177', label: 'Lake house' },
    ]
    expect(await savePhones(phones)).toMatchObject({
      phone: '(603) 555-0142',
      phones: ['(603) 555-0142', '603 555 0177'],
      methodLabels: { 'nora@work.example': 'Work', '(603) 555-0142': 'Mobile', '603 555 0177': 'Lake house' },
    })
    for (const search of ['nora@work', 'nora@example', '5550177']) expect(await listNames({ search })).toHaveLength(1)
  })

  test('can be changed and removed, and no longer find the contact then', async ({ world }) => {
    const { listNames, saveEmails, savePhones } = await createAgencyWithNora(world)
    expect(await saveEmails([{ value: 'nora@new.example', label: 'Home' }])).toMatchObject({
      emailId: 'nora@new.example',
      emails: ['nora@new.example'],
    })
    expect(await listNames({ search: 'nora@example' })).toEqual([])
    expect(await saveEmails([])).toMatchObject({ emailId: null, emails: [], subscription: { state: 'NO_EMAIL' } })
    expect(await savePhones([{ value: '+1 603-555-0142', label: '' }])).toMatchObject({ phones: ['+1 603-555-0142'] })
    expect(await savePhones([])).toMatchObject({ phone: null, phones: [], methodLabels: {} })
    expect(await listNames({ search: '5550142' })).toEqual([])
  })

  test('are refused if they are invalid, twice in the list, too long a label or the email of another contact', async ({
    world,
  }) => {
    const { addContact, saveEmails, savePhones } = await createAgencyWithNora(world)
    await addContact('Tom Reed', { emailId: 'tom@example.com' })
    const own = { value: 'nora@example.com' }
    for (const [value, message] of [
      ['nora', 'Please enter a valid email'],
      ['NORA@example.com', 'This email is already in the list'],
      ['tom@example.com', 'This email belongs to Tom Reed'],
    ] as const)
      await expect(saveEmails([own, { value }])).rejects.toMatchObject({ fields: { 'emails.1.value': message } })
    await expect(saveEmails([{ ...own, label: 'x'.repeat(21) }])).rejects.toMatchObject({
      fields: { 'emails.0.label': 'A label can have up to 20 characters' },
    })
    await expect(savePhones([{ value: '603 555 0142' }, { value: '1 (603) 555-0142' }])).rejects.toMatchObject({
      fields: { 'phones.1.value': 'This phone number is already in the list' },
    })
  })

  test('cannot be removed from a contact that has nothing else', async ({ world }) => {
    const { addContact, saveEmails } = await createAgencyWithNora(world)
    const { _id: contactId } = await addContact('', { emailId: 'someone@example.com' })
    await expect(saveEmails([], { contactId })).rejects.toMatchObject({
      fields: { firstName: 'Please enter a name, an email or a phone number' },
    })
  })

  test('are not overwritten by a save based on an older version, nor by another agency', async ({ world }) => {
    const { agent, nora, saveEmails } = await createAgencyWithNora(world)
    const emails = [{ value: 'nora@example.com', label: 'Home' }]
    await saveEmails(emails)
    const params = { contactId: nora._id }
    const stale = agent.call('PUT /agent/contacts/:contactId/emails', {
      params,
      body: { emails: [], basedOn: nora.updatedAt },
    })
    await expect(stale).rejects.toMatchObject({ code: 'conflict' })
    const stranger = (await createAgencyWithContacts(world)).agent
    await expect(saveEmails([], { who: stranger })).rejects.toMatchObject({ code: 'not_found' })
    const unknown = agent.call('PUT /agent/contacts/:contactId/emails', {
      params: { contactId: newId() },
      body: { emails, basedOn: nora.updatedAt },
    })
    await expect(unknown).rejects.toMatchObject({ code: 'not_found' })
  })

  test('keep their labels in a merge and get back to their contact with them', async ({ world }) => {
    const { agent, nora, addContact, getContact, saveEmails, savePhones } = await createAgencyWithNora(world)
    const { _id: mergedId } = await addContact('Nora F', { emailId: 'nora@work.example', phone: '603-555-0142' })
    await saveEmails([{ value: 'nora@work.example', label: 'Work' }], { contactId: mergedId })
    await savePhones([{ value: '603-555-0142', label: 'Mobile' }], { contactId: mergedId })
    const params = { contactId: nora._id }
    const { mergeId, contact } = await agent.call('POST /agent/contacts/:contactId/merge', {
      params,
      body: { mergedId },
    })
    expect(contact.methodLabels).toEqual({ 'nora@work.example': 'Work', '(603) 555-0142': 'Mobile' })
    await agent.call('POST /agent/contacts/merges/:mergeId/undone', { params: { mergeId } })
    expect((await getContact()).methodLabels).toEqual({})
    expect((await getContact(mergedId)).methodLabels).toEqual({ 'nora@work.example': 'Work', '603-555-0142': 'Mobile' })
  })
})
