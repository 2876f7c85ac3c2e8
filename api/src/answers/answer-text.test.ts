import { newId } from '@gable/shared/ids.ts'
import { textConsent } from '@gable/shared/texts/text-consent.ts'
import { sql } from 'kysely'
import { describe, expect } from 'vitest'
import { openJourney } from '../testing/submissions.ts'
import { createPhone, createTexting, test } from '../testing/texts.ts'

/** Without a state, so that the hour at the agency counts. */
const address = { text: '12 Oak Street, Dover' }

type Texting = Parameters<typeof createTexting>[0]

/** An agency whose form answers by text, and a visitor. */
async function openForm(texting: Texting, { sendsText = true, isOn = true, hour = 12 } = {}) {
  const agency = await createTexting(texting, { isOn, hour })
  const page = await openJourney(texting, agency.agency, await texting.factory.createAsset(agency.agency))
  const formId = page.agency.formIds.get('HV') ?? ''
  await texting.owner.db.updateTable('forms').set({ sends_text: sendsText }).where('id', '=', formId).execute()
  const phone = createPhone()
  const visitor = { firstName: 'Nora', lastName: 'Field', email: `${newId()}@example.com`, phone }
  return {
    ...agency,
    page,
    phone,
    submit: (details: object = {}, fields: object = {}) =>
      page.submit({ address, ...fields, details: { ...visitor, texts: 'YES', ...details } }),
    listAnswers: async () => {
      await texting.app.submissionNotifier.drain()
      // The answer waits for the estimate, and a text for the morning.
      for (let isWaiting = true; isWaiting; ) {
        await agency.run()
        const { numAffectedRows } = await sql`update graphile_worker._private_jobs j set run_at = now()
          from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier = 'send-answer'
            and payload->>'accountId' = ${agency.accountId} and run_at > now()`.execute(texting.owner.db)
        isWaiting = (numAffectedRows ?? 0n) > 0n
      }
      return texting.twilio.texts.filter(({ to }) => to === `+1${phone.replace(/\D/g, '')}`)
    },
    getNumber: async () => {
      const { contacts } = await page.getStored()
      const contactId = contacts.find((contact) => contact.phone === phone)?.id ?? ''
      const texts = await agency.owner.call('GET /agent/contacts/:contactId/texting', { params: { contactId } })
      return texts.numbers[0]
    },
  }
}

describe('a visitor who ticks the box for texts', () => {
  test('gets the answer by text once, and what they ticked is on record word for word', async ({ texting }) => {
    const { page, submit, listAnswers, getNumber, owner } = await openForm(texting)
    const { consent, brand } = page.journey
    expect(consent.texts).toBe(textConsent.en.replace('{name}', brand.name))
    const id = newId()
    for (let times = 0; times < 2; times++) expect((await submit({}, { id })).statusCode).toBe(200)
    await listAnswers()
    const answers = await listAnswers()
    expect(answers).toHaveLength(1)
    expect(answers[0]?.body).toMatch(/^.+: .+ Reply STOP to opt out\.$/)
    expect(await getNumber()).toMatchObject({
      permission: 'IN',
      consent: {
        source: 'FORM',
        wording: consent.texts,
        submissionId: id,
        pageUrl: 'https://blog.example/sell?utm=1',
      },
    })
    expect(await owner.call('GET /agent/submissions/:submissionId', { params: { submissionId: id } })).toMatchObject({
      consent: { texts: { wording: consent.texts, isAgreed: true } },
    })
  })

  test('at night gets it in the morning', async ({ texting }) => {
    const { submit, listAnswers, listMessages } = await openForm(texting, { hour: 23 })
    await submit()
    expect(await listAnswers()).toEqual([])
    expect(await listMessages()).toMatchObject([{ kind: 'ANSWER', state: 'QUEUED' }])
  })

  test('gets no text from a form that sends none, or while texts are off', async ({ texting }) => {
    const silent = await openForm(texting, { sendsText: false })
    await silent.submit()
    expect([await silent.listAnswers(), (await silent.getNumber())?.permission]).toEqual([[], 'IN'])
    const off = await openForm(texting, { isOn: false })
    expect(off.page.journey.consent).not.toHaveProperty('texts')
    expect((await off.submit()).statusCode).toBe(200)
    expect([await off.listAnswers(), (await off.getNumber())?.permission]).toEqual([[], 'NONE'])
  })

  test('cannot be opted in again by a form after STOP', async ({ texting }) => {
    const { submit, listAnswers, getNumber, reply, phone } = await openForm(texting)
    await submit()
    await listAnswers()
    await reply('STOP', {}, `+1${phone.replace(/\D/g, '')}`)
    expect((await submit()).statusCode).toBe(200)
    expect((await listAnswers()).length).toBe(1)
    expect(await getNumber()).toMatchObject({ permission: 'OUT', isFinal: true })
  })

  test('is a lead all the same when the text fails', async ({ texting }) => {
    const { submit, listAnswers, listMessages, page } = await openForm(texting)
    texting.twilio.faults.push({ status: 400, code: 21614, message: 'Not a mobile number' })
    await submit()
    expect(await listAnswers()).toEqual([])
    expect(await listMessages()).toMatchObject([
      { state: 'FAILED', reason: expect.stringContaining('cannot receive texts') },
    ])
    const { leads, entries } = await page.getStored()
    expect(leads).toHaveLength(1)
    expect(
      entries
        .filter(({ event_group }) => event_group === 'TEXT')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['FAILED', 'OPTED_IN'])
  })
})

test('a number that came with the email of a contact gets no page of their home', async ({ texting }) => {
  const { page, submit, listAnswers, owner, phone } = await openForm(texting)
  const lead = { source: 'Portal', leadType: 'GENERAL' as const, firstName: 'Nora', lastName: 'Field' }
  const email = `${newId()}@example.com`
  const add = (body: object) => owner.call('POST /agent/incoming-leads', { body: { ...lead, email, ...body } })
  const { contactId } = await add({ address: address.text })
  expect((await add({ phone })).contactId).toBe(contactId)
  await submit()
  const answers = await listAnswers()
  expect(answers).toHaveLength(1)
  expect(answers[0]?.body).not.toContain('/d/')
  expect((await page.getStored()).submissions).toMatchObject([{ contact_id: contactId }])
})

describe('a visitor who does not tick the box', () => {
  test('gets no text, and that they did not is on record', async ({ texting }) => {
    const { page, submit, listAnswers, getNumber } = await openForm(texting)
    expect((await submit({ texts: undefined })).statusCode).toBe(200)
    expect([await listAnswers(), (await getNumber())?.permission]).toEqual([[], 'NONE'])
    expect((await page.getStored()).consents).toMatchObject([
      { text_wording: page.journey.consent.texts, agreed_to_texts: false },
    ])
  })

  test('cannot be made to agree to words that the form did not show', async ({ texting }) => {
    const { page, submit } = await openForm(texting)
    const { privacyUrl, termsUrl } = page.journey.brand
    const consent = { ...page.journey.consent, privacyUrl, termsUrl, texts: 'Anything goes' }
    expect((await submit({}, { consent })).statusCode).toBe(422)
  })
})

test('spam gets a text once an agent says that it is none', async ({ texting }) => {
  const { page, submit, listAnswers, getNumber, owner } = await openForm(texting)
  const submissionId = newId()
  await submit({}, { id: submissionId, website: 'https://spam.example' })
  expect(await listAnswers()).toEqual([])
  expect((await page.getStored()).submissions).toMatchObject([{ state: 'SPAM' }])
  await owner.call('POST /agent/submissions/:submissionId/not-spam', { params: { submissionId } })
  expect((await listAnswers()).length).toBe(1)
  expect((await getNumber())?.permission).toBe('IN')
})
