import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { readPrintFile } from '../postcard-files/testing/read-print-file.ts'
import { createAgencyWithContacts } from '../testing/contacts.ts'
import { test, type World } from '../testing/world.ts'
import { createProofUrl, verifyProofToken } from './proof-token.ts'

async function createAgencyWithPostcard(world: World) {
  const setup = await createAgencyWithContacts(world)
  const marketer = await world.factory.createAgent(setup.agency, { role: 'ADMIN' })
  const content = await marketer.call('POST /agent/content/templates/:templateId/create', {
    params: { templateId: 'postcard-home-value-number' },
    body: { contentName: 'Größe “A” / 1' },
  })
  const params = { contentId: content._id }
  const requestProof = (body: object = {}, contentId = content._id) =>
    marketer.call('POST /agent/content/:contentId/proof', {
      params: { contentId },
      body: { version: 'DRAFT', ...body },
    })
  return { ...setup, marketer, content, params, requestProof }
}

describe('a proof', () => {
  test('is a PDF of both sides that opens in the browser under the name of the postcard', async ({ world }) => {
    const { marketer, requestProof } = await createAgencyWithPostcard(world)
    const { url } = await requestProof()
    const response = await marketer.send('GET', url)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.headers['content-disposition']).toBe(
      `inline; filename="Gr__e _A_ _ 1.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%E2%80%9CA%E2%80%9D%20-%201.pdf`,
    )
    const [front, back] = await readPrintFile(response.rawPayload)
    expect(front?.texts.map(({ text }) => text).join(' ')).toContain('$612,000')
    expect(back?.qrText).toMatch(/^HTTPS?:\/\/[^/]+\/Q\/SAMPLE000000$/)
  })

  test('names an agent of the account, and no other', async ({ world }) => {
    const { marketer, agent, requestProof } = await createAgencyWithPostcard(world)
    const { url } = await requestProof({ agentId: agent.agentId })
    const [, back] = await readPrintFile((await marketer.send('GET', url)).rawPayload)
    const me = await agent.call('POST /agent/postcards/preview-context', { body: {} }).catch(() => null)
    expect(me).toBeNull()
    expect(back?.texts.length).toBeGreaterThan(5)
    await expect(requestProof({ agentId: newId() })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('of a version that does not exist is refused', async ({ world }) => {
    const { requestProof } = await createAgencyWithPostcard(world)
    await expect(requestProof({ version: 'PUBLISHED' })).rejects.toMatchObject({
      message: 'Postcard not published yet.',
    })
    await expect(requestProof({ smartContentConfigVariationId: 'unknown' })).rejects.toMatchObject({
      code: 'not_found',
    })
    await expect(requestProof({}, newId())).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is only for people of the account who may see it', async ({ world }) => {
    const one = await createAgencyWithPostcard(world)
    const other = await createAgencyWithPostcard(world)
    const { url } = await one.requestProof()
    expect((await other.marketer.send('GET', url)).statusCode).toBe(403)
    expect((await one.agent.send('GET', url)).statusCode).toBe(403)
    expect((await one.marketer.send('GET', `${url.slice(0, -6)}AAAAAA`)).statusCode).toBe(404)
    await expect(other.requestProof({}, one.content._id)).rejects.toMatchObject({ code: 'not_found' })
    const { params } = one
    const refused = one.agent.call('POST /agent/content/:contentId/proof', { params, body: { version: 'DRAFT' } })
    await expect(refused).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('can be opened for ten minutes', () => {
    const secret = Buffer.alloc(32, 7)
    const parts = { accountId: newId(), contentId: newId(), agentId: null, brandingId: null, variationId: null }
    const url = createProofUrl({ ...parts, version: 'DRAFT' }, secret, 0)
    const token = url.split('token=')[1] ?? ''
    expect(verifyProofToken(token, secret, 9 * 60_000)).toMatchObject(parts)
    expect(verifyProofToken(token, secret, 11 * 60_000)).toBeUndefined()
    expect(verifyProofToken(token, Buffer.alloc(32, 8), 0)).toBeUndefined()
    expect(verifyProofToken('', secret, 0)).toBeUndefined()
  })
})

describe('the preview of a postcard', () => {
  test('is filled for a contact of the account', async ({ world }) => {
    const { marketer, addContact } = await createAgencyWithPostcard(world)
    const contact = await addContact('Nora Field', { address: '7 Pond Way, Dover, NH 03820' })
    const body = { contactId: contact._id }
    const { sender, recipient } = await marketer.call('POST /agent/postcards/preview-context', { body })
    expect(recipient.values['contact.firstName']).toBe('Nora')
    expect(recipient.address).toEqual([])
    expect(sender.returnAddress.length).toBeGreaterThan(0)
    const other = await createAgencyWithPostcard(world)
    await expect(other.marketer.call('POST /agent/postcards/preview-context', { body })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
