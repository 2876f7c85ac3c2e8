import { describe, expect } from 'vitest'
import { startInboundListener } from '../../platform/mail/inbound-listener.ts'
import { createLog } from '../../platform/observe/log.ts'
import { sampleReports } from '../../testing/bounces.ts'
import { sendSmtp } from '../../testing/send-smtp.ts'
import { createTrackedEmail } from '../../testing/tracked-emails.ts'
import { test as base } from '../../testing/world.ts'
import { createReturnPath } from '../return-path.ts'
import { createBounceRecipients } from './bounce-recipients.ts'

const domain = 'bounces.example.com'
const getSample = (name: string) => sampleReports.find((sample) => sample.name === name)?.message ?? ''

const test = base.extend<{ deliver: (recipient: string, message: string) => Promise<string> }>({
  deliver: async ({ world }, use) => {
    const { db } = world.product
    const listener = await startInboundListener({
      port: 0,
      host: '127.0.0.1',
      log: createLog({ LOG_LEVEL: 'silent' }),
      recipients: [createBounceRecipients({ db, domain, secret: world.secret })],
    })
    await use((to, message) => sendSmtp(listener.port, { to, message }))
    await listener.close()
  },
})

describe('a returned email', () => {
  test('marks its piece, counts once and suppresses the address', async ({ world, deliver }) => {
    const { accountId, addPiece, getPiece, getCounts } = await createTrackedEmail(world)
    const piece = await addPiece({ to_email: 'gone@example.org' })
    const path = createReturnPath(world.secret, accountId, piece.id, domain)
    expect(path.split('@')[0]?.length).toBeLessThanOrEqual(64)
    for (const recipient of [path, path.toUpperCase()])
      expect(await deliver(recipient, getSample('Postfix, unknown user'))).toMatch(/^250/)
    expect(await getPiece(piece.id)).toMatchObject({
      state: 'BOUNCED',
      bounced_at: expect.any(Date),
      reason: expect.stringContaining('User unknown'),
    })
    expect(await getCounts()).toEqual({ bounce: 1 })
    const suppressed = await world.owner.db
      .selectFrom('email_suppressions')
      .select(['email', 'reason', 'piece_id'])
      .where('account_id', '=', accountId)
      .execute()
    expect(suppressed).toEqual([{ email: 'gone@example.org', reason: 'BOUNCE', piece_id: piece.id }])
  })

  test('of a full mailbox suppresses nobody, and a complaint does', async ({ world, deliver }) => {
    const { accountId, addPiece, getCounts } = await createTrackedEmail(world)
    const [full, reported] = [
      await addPiece({ to_email: 'full@example.org' }),
      await addPiece({ to_email: 'cross@example.org' }),
    ]
    const toPath = (id: string) => createReturnPath(world.secret, accountId, id, domain)
    await deliver(toPath(full.id), getSample('Gmail, full mailbox'))
    await deliver(toPath(reported.id), getSample('a complaint'))
    expect(await getCounts()).toEqual({ bounce: 1, complaint: 1 })
    const suppressed = await world.owner.db
      .selectFrom('email_suppressions')
      .select(['email', 'reason'])
      .where('account_id', '=', accountId)
      .execute()
    expect(suppressed).toEqual([{ email: 'cross@example.org', reason: 'COMPLAINT' }])
  })
})

describe('the mail server', () => {
  test('is no relay and takes nothing for addresses that we did not sign', async ({ world, deliver }) => {
    const { accountId, addPiece } = await createTrackedEmail(world)
    const piece = await addPiece()
    const forged = createReturnPath(Buffer.alloc(32), accountId, piece.id, domain)
    const elsewhere = createReturnPath(world.secret, accountId, piece.id, 'victim.example')
    for (const recipient of ['nora@example.org', `postmaster@${domain}`, forged, elsewhere])
      expect(await deliver(recipient, 'Subject: x\r\n\r\nx')).toMatch(/^550 .*No such address here/)
  })

  test('forgets what is no report and refuses what is too large', async ({ world, deliver }) => {
    const { accountId, addPiece, getPiece } = await createTrackedEmail(world)
    const piece = await addPiece()
    const path = createReturnPath(world.secret, accountId, piece.id, domain)
    expect(await deliver(path, getSample('an absence note'))).toMatch(/^250/)
    expect(
      await deliver(path, `Subject: x\r\n\r\n${'x'.repeat(70)}\r\n`.padEnd(600_000, `${'y'.repeat(70)}\r\n`)),
    ).toMatch(/^552/)
    expect((await getPiece(piece.id)).state).toBe('SENT')
  })

  test('asks to try again while the email is being sent', async ({ world, deliver }) => {
    const { accountId, addPiece, getPiece } = await createTrackedEmail(world)
    const piece = await addPiece({ state: 'SENDING', sent_at: null })
    const path = createReturnPath(world.secret, accountId, piece.id, domain)
    expect(await deliver(path, getSample('Postfix, unknown user'))).toMatch(/^451/)
    expect((await getPiece(piece.id)).state).toBe('SENDING')
  })
})
