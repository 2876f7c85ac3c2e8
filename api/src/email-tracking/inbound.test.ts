import { createHmac, createSign, generateKeyPairSync } from 'node:crypto'
import { newId } from '@gable/shared/ids.ts'
import { dayLength } from '@gable/shared/time/calendar.ts'
import type { FastifyInstance } from 'fastify'
import { describe, expect, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { createLog } from '../platform/observe/log.ts'
import { createTrackedEmail } from '../testing/tracked-emails.ts'
import { test as base, type World } from '../testing/world.ts'
import { createMessageId, createPieceToken } from './message-id.ts'

const sendgridKeys = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
const amazonKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const [mailgunKey, resendKey] = [
  'key-0123456789abcdef',
  Buffer.from('a secret of thirty-two bytes....').toString('base64'),
]
const topic = 'arn:aws:sns:us-east-1:123456789012:mail-events'
const settings = {
  MAIL_EVENTS_POSTMARK: 'gable:correct-horse',
  MAIL_EVENTS_SENDGRID: sendgridKeys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
  MAIL_EVENTS_MAILGUN: mailgunKey,
  MAIL_EVENTS_SES: topic,
  MAIL_EVENTS_RESEND: `whsec_${resendKey}`,
}

type Kind = 'delivered' | 'bounce' | 'complaint'
type CreateCall = (token: string, kind: Kind, wrong?: boolean) => Call
interface Call {
  path: string
  body: string
  headers: Record<string, string>
}

const json = { 'content-type': 'application/json' }
const seconds = () => Math.floor(Date.now() / 1000)

/** A request of each provider about a piece, as the provider signs it. */
const providers: Record<'postmark' | 'sendgrid' | 'mailgun' | 'ses' | 'resend', CreateCall> = {
  postmark: (token, kind, wrong) => ({
    path: 'postmark',
    body: JSON.stringify({
      RecordType: { delivered: 'Delivery', bounce: 'Bounce', complaint: 'SpamComplaint' }[kind],
      MessageID: newId(),
      ID: 7,
      Type: 'HardBounce',
      Description: 'The mailbox does not exist',
      Metadata: { piece: token },
    }),
    headers: {
      ...json,
      authorization: `Basic ${Buffer.from(wrong ? 'gable:wrong' : settings.MAIL_EVENTS_POSTMARK).toString('base64')}`,
    },
  }),
  sendgrid: (token, kind, wrong) => {
    const body = JSON.stringify([
      {
        event: { delivered: 'delivered', bounce: 'bounce', complaint: 'spamreport' }[kind],
        sg_event_id: newId(),
        timestamp: seconds(),
        piece: token,
        reason: '550 no such user',
        status: '5.1.1',
      },
    ])
    const timestamp = String(seconds())
    const signature = createSign('sha256')
      .update(timestamp + body)
      .sign(sendgridKeys.privateKey, 'base64')
    return {
      path: 'sendgrid',
      body: wrong ? body.replace('5.1.1', '5.1.2') : body,
      headers: {
        ...json,
        'x-twilio-email-event-webhook-signature': signature,
        'x-twilio-email-event-webhook-timestamp': timestamp,
      },
    }
  },
  mailgun: (token, kind, wrong) => {
    const [timestamp, nonce] = [String(seconds()), newId()]
    const key = wrong ? 'another key' : mailgunKey
    return {
      path: 'mailgun',
      body: JSON.stringify({
        signature: {
          timestamp,
          token: nonce,
          signature: createHmac('sha256', key)
            .update(timestamp + nonce)
            .digest('hex'),
        },
        'event-data': {
          id: newId(),
          timestamp: seconds(),
          severity: 'permanent',
          reason: 'bounce',
          'user-variables': { piece: token },
          event: { delivered: 'delivered', bounce: 'failed', complaint: 'complained' }[kind],
        },
      }),
      headers: json,
    }
  },
  ses: (token, kind, wrong) => {
    const event = {
      eventType: { delivered: 'Delivery', bounce: 'Bounce', complaint: 'Complaint' }[kind],
      mail: { tags: { piece: [token] } },
      bounce: {
        bounceType: 'Permanent',
        timestamp: new Date().toISOString(),
        bouncedRecipients: [{ diagnosticCode: 'no such user' }],
      },
    }
    const message = {
      Type: 'Notification',
      MessageId: newId(),
      TopicArn: topic,
      Message: JSON.stringify(event),
      Timestamp: new Date().toISOString(),
      SignatureVersion: '2',
      SigningCertURL: 'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-1.pem',
    }
    const text = (['Message', 'MessageId', 'Timestamp', 'TopicArn', 'Type'] as const)
      .map((key) => `${key}\n${message[key]}\n`)
      .join('')
    const Signature = createSign('sha256')
      .update(text)
      .sign((wrong ? otherKeys : amazonKeys).privateKey, 'base64')
    return { path: 'ses', body: JSON.stringify({ ...message, Signature }), headers: { 'content-type': 'text/plain' } }
  },
  resend: (token, kind, wrong) => {
    const body = JSON.stringify({
      type: `email.${{ delivered: 'delivered', bounce: 'bounced', complaint: 'complained' }[kind]}`,
      created_at: new Date().toISOString(),
      data: { email_id: newId(), tags: { piece: token }, bounce: { type: 'Permanent', message: 'no such user' } },
    })
    const [id, timestamp] = [newId(), String(seconds())]
    const signature = createHmac('sha256', Buffer.from(resendKey, 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64')
    return {
      path: 'resend',
      body: wrong ? body.replace('Permanent', 'permanent') : body,
      headers: { ...json, 'svix-id': id, 'svix-timestamp': timestamp, 'svix-signature': `v1,AAAA v1,${signature}` },
    }
  },
}
const names = Object.keys(providers) as (keyof typeof providers)[]

const test = base.extend<{ app: FastifyInstance }>({
  app: async ({ world }, use) => {
    vi.stubGlobal('fetch', async () => new Response(amazonKeys.publicKey.export({ format: 'pem', type: 'spki' })))
    const all = { ...world.settings, ...settings }
    const app = await buildApp({ ...world, settings: all, log: createLog(all) })
    await use(app)
    await app.close()
    vi.unstubAllGlobals()
  },
})

const send = (app: FastifyInstance, { path, body, headers }: Call) =>
  app.inject({ method: 'POST', url: `/api/inbound/email-events/${path}`, payload: body, headers })

async function createPiece(world: World, fields: object = {}) {
  const email = await createTrackedEmail(world)
  const piece = await email.addPiece({ to_email: `${newId()}@example.org`, ...fields })
  const token = createPieceToken(world.secret, email.accountId, piece.id)
  const listSuppressed = async () =>
    (
      await world.owner.db
        .selectFrom('email_suppressions')
        .select('reason')
        .where('account_id', '=', email.accountId)
        .execute()
    ).map(({ reason }) => reason)
  return { ...email, piece, token, listSuppressed, getState: async () => (await email.getPiece(piece.id)).state }
}

describe.for(names)('what %s reports', (name) => {
  const create = providers[name]

  test('counts once, however often it arrives and in whatever order', async ({ world, app }) => {
    const { token, getState, getCounts, listSuppressed } = await createPiece(world)
    const [delivered, bounce, late] = [create(token, 'delivered'), create(token, 'bounce'), create(token, 'delivered')]
    expect((await send(app, delivered)).statusCode).toBe(200)
    expect(await getCounts()).toEqual({ delivered: 1 })
    for (const call of [bounce, bounce, late, delivered]) expect((await send(app, call)).statusCode).toBe(200)
    expect(await getState()).toBe('BOUNCED')
    expect(await getCounts()).toEqual({ bounce: 1 })
    expect(await listSuppressed()).toEqual(['BOUNCE'])
  })

  test('as a complaint suppresses the address', async ({ world, app }) => {
    const { token, getCounts, listSuppressed } = await createPiece(world)
    await send(app, create(token, 'complaint'))
    expect(await getCounts()).toEqual({ complaint: 1 })
    expect(await listSuppressed()).toEqual(['COMPLAINT'])
  })

  test('is refused with a wrong signature, and for emails of others', async ({ world, app }) => {
    const { token, getState, getCounts } = await createPiece(world)
    expect((await send(app, create(token, 'bounce', true))).statusCode).toBe(403)
    const path = name
    for (const body of ['', '{', '[]', 'null', '{"signature":7}'])
      expect((await send(app, { path, body, headers: json })).statusCode).toBe(403)
    const foreign = createPieceToken(Buffer.alloc(32), newId(), newId())
    expect((await send(app, create(foreign, 'bounce'))).statusCode).toBe(200)
    expect(await getState()).toBe('SENT')
    expect(await getCounts()).toEqual({})
  })

  test('is refused without its secret', async ({ world }) => {
    const { token, getState } = await createPiece(world)
    expect((await send(world.app, create(token, 'bounce'))).statusCode).toBe(404)
    expect(await getState()).toBe('SENT')
  })
})

describe('a provider', () => {
  test('may name the piece by its Message-ID', async ({ world, app }) => {
    const { accountId, piece, getState } = await createPiece(world)
    const id = createMessageId(world.secret, accountId, piece.id, 'mail.example.com')
    await send(app, providers.sendgrid(id, 'delivered'))
    expect(await getState()).toBe('DELIVERED')
  })

  test('cannot use a token of Mailgun for another message', async ({ world, app }) => {
    const [first, second] = [await createPiece(world), await createPiece(world)]
    const call = providers.mailgun(first.token, 'delivered')
    await send(app, call)
    await send(app, { ...call, body: call.body.replace(first.token, second.token).replace(/"id":"[^"]+"/, '"id":"x"') })
    expect([await first.getState(), await second.getState()]).toEqual(['DELIVERED', 'SENT'])
  })

  test('is not believed with an old time', async ({ world, app }) => {
    const { token, getState } = await createPiece(world)
    const calls = [providers.resend, providers.mailgun].map((create) => create(token, 'bounce'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * dayLength })
    for (const call of calls) expect((await send(app, call)).statusCode).toBe(403)
    vi.useRealTimers()
    expect(await getState()).toBe('SENT')
  })

  test('cannot make us fetch from a host that is not Amazon’s, nor speak for another topic', async ({ world, app }) => {
    const { token } = await createPiece(world)
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    const { body, ...call } = providers.ses(token, 'bounce')
    const message = JSON.parse(body)
    const urls = [
      'http://sns.us-east-1.amazonaws.com/x.pem',
      'https://sns.us-east-1.amazonaws.com.evil.example/x.pem',
      'https://evil.example/sns.us-east-1.amazonaws.com/x.pem',
      'https://a@sns.us-east-1.amazonaws.com:8443/x.pem',
      'https://sns.us-east-1.amazonaws.com/SimpleNotificationService-1.pem?Action=GetEndpointAttributes',
    ]
    for (const SigningCertURL of urls)
      expect((await send(app, { ...call, body: JSON.stringify({ ...message, SigningCertURL }) })).statusCode).toBe(403)
    const TopicArn = topic.replace('mail', 'other')
    expect((await send(app, { ...call, body: JSON.stringify({ ...message, TopicArn }) })).statusCode).toBe(403)
    expect(fetched).not.toHaveBeenCalled()
  })

  test.for(['resend', 'mailgun'] as const)(
    'sends again what it reports about an email that is just leaving: %s',
    async (name, { world, app }) => {
      const { token, piece, getState } = await createPiece(world, { state: 'SENDING', sent_at: null })
      const call = providers[name](token, 'delivered')
      expect((await send(app, call)).statusCode).toBe(503)
      await world.owner.db.updateTable('email_pieces').set({ state: 'SENT' }).where('id', '=', piece.id).execute()
      expect((await send(app, call)).statusCode).toBe(200)
      expect(await getState()).toBe('DELIVERED')
    },
  )

  test('tells us that an email whose fate was unknown arrived, which counts it as sent', async ({ world, app }) => {
    const { token, getCounts } = await createPiece(world, { state: 'UNKNOWN', sent_at: null })
    await send(app, providers.postmark(token, 'delivered'))
    expect(await getCounts()).toEqual({ sent: 1, delivered: 1 })
  })
})
