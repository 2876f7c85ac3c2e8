import { describe, expect } from 'vitest'
import { createTrackedEmail } from '../testing/tracked-emails.ts'
import { test, type World } from '../testing/world.ts'
import { createPieceLinks } from './piece-links.ts'

const form = 'application/x-www-form-urlencoded'
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

async function createSubscriber(world: World) {
  const email = await createTrackedEmail(world)
  const { contact } = email
  const { db } = world.owner
  const getContact = () =>
    db
      .selectFrom('contacts')
      .select(['unsubscribed_at', 'unsubscribed_by'])
      .where('id', '=', contact._id)
      .executeTakeFirstOrThrow()
  const isUnsubscribed = async () => (await getContact()).unsubscribed_at !== null
  const listOptOuts = async () => {
    const rows = await db
      .selectFrom('contact_topic_opt_outs')
      .select('topic')
      .where('contact_id', '=', contact._id)
      .orderBy('topic')
      .execute()
    return rows.map(({ topic }) => topic)
  }
  const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
    world.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': form, 'user-agent': browser, ...headers },
    })
  return { ...email, getContact, isUnsubscribed, listOptOuts, post }
}

describe('unsubscribing', () => {
  test('needs a press: opening the page as often as one likes changes nothing', async ({ world }) => {
    const { addPiece, visit, isUnsubscribed, getCounts } = await createSubscriber(world)
    const { unsubscribePath, preferencesPath } = await addPiece()
    for (const method of ['GET', 'HEAD'] as const)
      for (const path of [unsubscribePath, preferencesPath]) await visit(path, {}, method)
    const page = await visit(unsubscribePath)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
    expect(page.body).toContain('Unsubscribe from all emails?')
    expect(page.body).not.toContain('<script')
    expect(await isUnsubscribed()).toBe(false)
    expect(await getCounts()).toEqual({})
  })

  test('takes one press, is noted and counted once, and can be undone', async ({ world }) => {
    const { addPiece, post, getContact, isUnsubscribed, getCounts, getPiece, listActivity, agent, contact } =
      await createSubscriber(world)
    const { id, unsubscribePath } = await addPiece()
    const page = await post(unsubscribePath, 'action=unsubscribe')
    expect(page.body).toContain('You are unsubscribed')
    await post(unsubscribePath, 'action=unsubscribe')
    expect(await getContact()).toMatchObject({ unsubscribed_at: expect.any(Date), unsubscribed_by: null })
    expect(await getCounts()).toEqual({ unsubscribe: 1 })
    expect(await listActivity()).toEqual(['UNSUBSCRIBED'])
    expect((await getPiece(id)).unsubscribed_at).toEqual(expect.any(Date))
    const byAgent = agent.call('POST /agent/contacts/:contactId/subscribed', { params: { contactId: contact._id } })
    await expect(byAgent).rejects.toThrow('Only they can resubscribe')

    expect((await post(unsubscribePath, 'action=undo')).body).toContain('You are subscribed again')
    expect(await isUnsubscribed()).toBe(false)
    expect(await getCounts()).toEqual({})
    expect((await getPiece(id)).unsubscribed_at).toBeNull()
  })

  test.for([
    ['as a form', form, 'List-Unsubscribe=One-Click'],
    [
      'as multipart',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ] as const)('works with one press in the mail program, sent %s', async ([, type, body], { world }) => {
    const { addPiece, post, isUnsubscribed } = await createSubscriber(world)
    const { unsubscribePath } = await addPiece()
    const reply = await post(unsubscribePath, body, { 'content-type': type, 'user-agent': '' })
    expect(reply.statusCode).toBe(200)
    expect(await isUnsubscribed()).toBe(true)
  })

  test('is not done by scanners that press buttons, nor by empty posts', async ({ world }) => {
    const { addPiece, post, isUnsubscribed } = await createSubscriber(world)
    const { unsubscribePath, preferencesPath } = await addPiece()
    for (const path of [unsubscribePath, preferencesPath]) {
      await post(path, 'action=unsubscribe', { 'user-agent': 'Mozilla/5.0 (compatible; Mimecast URL Scanner)' })
      await post(path, 'action=unsubscribe', { 'user-agent': 'python-requests/2.32' })
      await post(path, '')
      await post(path, 'action=everything')
    }
    expect(await isUnsubscribed()).toBe(false)
  })

  test('needs a token for it: one that records clicks, forged ones and those of erased contacts do nothing', async ({
    world,
  }) => {
    const { accountId, addPiece, post, isUnsubscribed, contact } = await createSubscriber(world)
    const [piece, erased] = [await addPiece(), await addPiece({ contact_id: null })]
    const other = await createSubscriber(world)
    const clickToken = piece.clickPath(0).split('/')[3]
    const forged = createPieceLinks('', Buffer.alloc(32), accountId)(piece.id).unsubscribe
    const foreign = createPieceLinks('', world.secret, other.accountId)(piece.id).unsubscribe
    for (const path of [`/e/u/${clickToken}`, forged, foreign, erased.unsubscribePath, '/e/u/x']) {
      const reply = await post(path, 'List-Unsubscribe=One-Click')
      expect(reply.statusCode).toBe(404)
      expect(reply.body).toContain('This page is no longer available.')
    }
    expect(await isUnsubscribed()).toBe(false)
    expect(contact._id).toBeTruthy()
  })
})

describe('the preferences', () => {
  test('turn single topics off and on again', async ({ world }) => {
    const { addPiece, visit, post, listOptOuts, isUnsubscribed, getCounts } = await createSubscriber(world)
    const { preferencesPath } = await addPiece()
    const before = await visit(preferencesPath)
    expect(before.body.match(/type="checkbox"[^>]* checked/g)).toHaveLength(4)
    const saved = await post(preferencesPath, 'action=save&topic=MARKET_NEWS&topic=LISTINGS&topic=NONSENSE')
    expect(saved.body).toContain('Your choice is saved')
    expect(await listOptOuts()).toEqual(['EVENTS_AND_TIPS', 'HOME_UPDATES'])
    expect(await getCounts()).toEqual({ unsubscribe: 1 })
    expect(await isUnsubscribed()).toBe(false)
    await post(preferencesPath, 'action=save&topic=HOME_UPDATES&topic=MARKET_NEWS&topic=LISTINGS&topic=EVENTS_AND_TIPS')
    expect(await listOptOuts()).toEqual([])
  })

  test('unsubscribe from everything and subscribe again, also after an agent unsubscribed them', async ({ world }) => {
    const { addPiece, visit, post, isUnsubscribed, agent, contact } = await createSubscriber(world)
    const { preferencesPath } = await addPiece()
    await post(preferencesPath, 'action=unsubscribe')
    expect(await isUnsubscribed()).toBe(true)
    expect((await visit(preferencesPath)).body).toContain('Subscribe again')
    await post(preferencesPath, 'action=resubscribe')
    expect(await isUnsubscribed()).toBe(false)
    await agent.call('POST /agent/contacts/:contactId/unsubscribed', { params: { contactId: contact._id } })
    await post(preferencesPath, 'action=resubscribe')
    expect(await isUnsubscribed()).toBe(false)
  })

  test('speak the language of the contact', async ({ world }) => {
    const { addPiece, visit, updateContact, contact } = await createSubscriber(world)
    await updateContact(contact._id, { language: 'es' })
    const { preferencesPath, unsubscribePath } = await addPiece()
    const page = await visit(preferencesPath)
    expect(page.body).toContain('<html lang="es">')
    expect(page.body).toContain('Noticias del mercado')
    expect((await visit(unsubscribePath)).body).toContain('¿Cancelar todos los correos?')
  })

  test('can be read in the other language', async ({ world }) => {
    const { addPiece, visit, post } = await createSubscriber(world)
    const { preferencesPath, unsubscribePath } = await addPiece()
    const english = await visit(unsubscribePath)
    expect(english.body).toContain('<html lang="en">')
    expect(english.body).toContain('href="?lang=es"')
    const spanish = await visit(`${unsubscribePath}?lang=es`)
    expect(spanish.body).toContain('¿Cancelar todos los correos?')
    expect(spanish.body).toContain(`href="${preferencesPath}?lang=es"`)
    expect((await post(`${preferencesPath}?lang=es`, 'action=save')).body).toContain('Su elección está guardada')
  })
})
