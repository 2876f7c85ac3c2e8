import { accountCanceled, agencyNotSetUp, wrongCredentials } from '@gable/shared/identity/messages.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { password } from '../testing/agency-factory.ts'
import { TestClient } from '../testing/test-client.ts'
import { test } from '../testing/world.ts'

describe('signing in with a password', () => {
  test('creates a session with the user and their accounts', async ({ world }) => {
    const agency = await world.factory.createAgency()
    const owner = await world.factory.createAgent(agency)
    expect(await owner.call('GET /session')).toMatchObject({
      user: { email: owner.email, fullName: 'Ada Moss', hasPassword: true },
      accIds: [agency.accountId],
      emulation: { isEmulated: false, type: null },
    })
  })

  test('ignores case and surrounding spaces in the email', async ({ world }) => {
    const { email } = await world.factory.createMember(await world.factory.createAgency())
    const visitor = new TestClient(world.app)
    await visitor.call('POST /auth/login', { body: { email: `  ${email.toUpperCase()} `, password } })
    await expect(visitor.call('GET /session')).resolves.toBeTruthy()
  })

  test('responds the same to a wrong password and an unknown email', async ({ world }) => {
    const { email } = await world.factory.createMember(await world.factory.createAgency())
    const attempts = [
      { email, password: 'wrong' },
      { email: `${newId()}@example.com`, password: 'wrong' },
    ]
    for (const body of attempts) {
      const response = await world.anonymous.send('POST', '/api/auth/login', body)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ code: 'bad_request', message: wrongCredentials })
      expect(response.headers['set-cookie']).toBeUndefined()
    }
  })

  test('keeps the token from scripts, other websites and the database', async ({ world }) => {
    const { email } = await world.factory.createMember(await world.factory.createAgency())
    const response = await world.anonymous.send('POST', '/api/auth/login', { email, password })
    const cookie = String(response.headers['set-cookie'])
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const token = /gable_session=([^;]+)/.exec(cookie)?.[1] ?? ''
    const stored = await world.owner.db.selectFrom('sessions').select('token_hash').execute()
    expect(stored.map(({ token_hash }) => token_hash.toString())).not.toContain(token)
    world.anonymous.cookies.clear()
  })

  test('is blocked after eight wrong attempts for one user, but not for others', async ({ world }) => {
    const agency = await world.factory.createAgency()
    const [one, other] = [await world.factory.createMember(agency), await world.factory.createMember(agency)]
    const visitor = new TestClient(world.app)
    const statuses: number[] = []
    for (let turn = 0; turn < 9; turn++) {
      const response = await visitor.send('POST', '/api/auth/login', { email: one.email, password: 'wrong' })
      statuses.push(response.statusCode)
    }
    expect(statuses).toEqual([...Array(8).fill(400), 429])
    expect((await visitor.send('POST', '/api/auth/login', { email: one.email, password })).statusCode).toBe(429)
    expect((await visitor.send('POST', '/api/auth/login', { email: other.email, password })).statusCode).toBe(204)
  })

  test('is rejected for an account whose plan was canceled', async ({ world }) => {
    const member = await world.factory.createMember(await world.factory.createAgency({ plan_id: null }))
    const response = await world.anonymous.send('POST', '/api/auth/login', { email: member.email, password })
    expect(response.statusCode).toBe(403)
    expect(response.json().message).toBe(accountCanceled)
  })

  test('is rejected for an agent whose agency is not set up, but not for its owner', async ({ world }) => {
    const agency = await world.factory.createAgency({ status: 'CREATED', onboarding_step: 'PROFESSIONAL_DETAILS' })
    const agent = await world.factory.createMember(agency, undefined, { role: 'AGENT', onboarding_step: 'INVITED' })
    const response = await world.anonymous.send('POST', '/api/auth/login', { email: agent.email, password })
    expect(response.statusCode).toBe(403)
    expect(response.json().message).toBe(agencyNotSetUp('the product'))
    await expect(world.factory.createAgent(agency, { role: 'OWNER' })).resolves.toBeTruthy()
  })

  test('works for a user without an account', async ({ world }) => {
    const email = `${newId()}@example.com`
    await world.factory.createUser(email)
    const visitor = new TestClient(world.app)
    await visitor.call('POST /auth/login', { body: { email, password } })
    expect(await visitor.call('GET /accounts')).toEqual([])
  })
})

describe('a session', () => {
  test('ends on sign-out, also for a copy of the cookie', async ({ world }) => {
    const owner = await world.factory.createAgent(await world.factory.createAgency())
    const copy = new TestClient(world.app)
    for (const [name, value] of owner.cookies) copy.cookies.set(name, value)
    await owner.call('POST /auth/sign-out')
    await expect(owner.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
    await expect(copy.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
  })

  test('gets a new token after a day, and the old one works for another minute', async ({ world }) => {
    const owner = await world.factory.createAgent(await world.factory.createAgency())
    const earlier = new TestClient(world.app)
    for (const [name, value] of owner.cookies) earlier.cookies.set(name, value)
    await ageSessions(world, owner.userId, '25 hours')
    await owner.call('GET /session')
    expect([...owner.cookies]).not.toEqual([...earlier.cookies])
    await expect(earlier.call('GET /session')).resolves.toBeTruthy()
    await ageSessions(world, owner.userId, '2 minutes')
    await expect(earlier.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
    await expect(owner.call('GET /session')).resolves.toBeTruthy()
  })

  test('ends when it expires', async ({ world }) => {
    const owner = await world.factory.createAgent(await world.factory.createAgency())
    await world.owner.db
      .updateTable('sessions')
      .set({ expires_at: new Date() })
      .where('user_id', '=', owner.userId)
      .execute()
    await expect(owner.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
  })

  test('can be ended on other devices, one by one or all at once', async ({ world }) => {
    const member = await world.factory.createMember(await world.factory.createAgency())
    const [here, phone, tablet] = [
      await world.factory.signIn(member),
      await world.factory.signIn(member),
      await world.factory.signIn(member),
    ]
    const listed = await here.call('GET /sessions')
    expect(listed).toHaveLength(3)
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    const [ofPhone] = (await phone.call('GET /sessions')).filter(({ isCurrent }) => isCurrent)
    await here.call('DELETE /sessions/:sessionId', { params: { sessionId: ofPhone?._id ?? '' } })
    await expect(phone.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
    await here.call('DELETE /sessions')
    await expect(tablet.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
    await expect(here.call('GET /session')).resolves.toBeTruthy()
  })

  test('leave a security event when they end, as profile and password do when they change', async ({ world }) => {
    const member = await world.factory.createMember(await world.factory.createAgency())
    const [here, phone] = [await world.factory.signIn(member), await world.factory.signIn(member)]
    const [ofPhone] = (await phone.call('GET /sessions')).filter(({ isCurrent }) => isCurrent)
    const profile = { firstName: 'Ada', lastName: 'Moss', phone: '', timeZone: 'America/New_York' }
    await here.call('PUT /profile', { body: profile })
    await here.call('DELETE /sessions/:sessionId', { params: { sessionId: ofPhone?._id ?? '' } })
    await here.call('DELETE /sessions')
    await here.call('PUT /profile/password', { body: { currentPassword: password, newPassword: 'battery staple' } })
    await here.call('POST /auth/sign-out')
    const events = await world.owner.db
      .selectFrom('security_events')
      .select(['kind', 'session_id'])
      .where('user_id', '=', member.userId)
      .where('kind', 'not like', 'signed-in%')
      .orderBy('at')
      .execute()
    expect(events.map(({ kind }) => kind)).toEqual([
      'profile-changed',
      'session-ended',
      'other-sessions-ended',
      'password-changed',
      'signed-out',
    ])
    expect(new Set(events.map(({ session_id }) => session_id)).size).toBe(1)
  })

  test('of another user cannot be ended', async ({ world }) => {
    const agency = await world.factory.createAgency()
    const [one, other] = [await world.factory.createAgent(agency), await world.factory.createAgent(agency)]
    const [theirs] = await other.call('GET /sessions')
    const end = one.call('DELETE /sessions/:sessionId', { params: { sessionId: theirs?._id ?? '' } })
    await expect(end).rejects.toMatchObject({ code: 'not_found' })
    await expect(other.call('GET /session')).resolves.toBeTruthy()
  })
})

const ageSessions = (world: { owner: import('../platform/database.ts').Database }, userId: string, by: string) =>
  world.owner.pool.query(`update sessions set rotated_at = rotated_at - $2::interval where user_id = $1`, [userId, by])

describe('a new password', () => {
  test('replaces the old one and ends all other sessions', async ({ world }) => {
    const member = await world.factory.createMember(await world.factory.createAgency())
    const [here, elsewhere] = [await world.factory.signIn(member), await world.factory.signIn(member)]
    const body = { currentPassword: password, newPassword: 'battery staple' }
    await here.call('PUT /profile/password', { body })
    await expect(elsewhere.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
    await expect(here.call('GET /session')).resolves.toBeTruthy()
    const again = new TestClient(world.app)
    await expect(again.call('POST /auth/login', { body: { email: member.email, password } })).rejects.toThrow()
    await again.call('POST /auth/login', { body: { email: member.email, password: 'battery staple' } })
  })

  test('set in two sessions at once is that of the first, whose session stays', async ({ world }) => {
    const member = await world.factory.createMember(await world.factory.createAgency())
    const sessions = [await world.factory.signIn(member), await world.factory.signIn(member)]
    const body = { currentPassword: password, newPassword: 'battery staple' }
    const changes = await Promise.all(sessions.map((session) => session.send('PUT', '/api/profile/password', body)))
    expect(changes.map(({ statusCode }) => statusCode).sort()).toEqual([204, 422])
    const open = await Promise.all(sessions.map((session) => session.send('GET', '/api/session')))
    expect(open.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  test('requires the current one and limits wrong guesses', async ({ world }) => {
    const owner = await world.factory.createAgent(await world.factory.createAgency())
    const body = { currentPassword: 'guess', newPassword: 'battery staple' }
    const change = owner.call('PUT /profile/password', { body })
    await expect(change).rejects.toMatchObject({ fields: { currentPassword: 'That is not your current password' } })
    for (let turn = 0; turn < 7; turn++) await owner.send('PUT', '/api/profile/password', body)
    expect((await owner.send('PUT', '/api/profile/password', body)).statusCode).toBe(429)
  })
})
