import { accountCancelled, agencyNotSetUp, wrongCredentials } from '@gable/shared/identity/messages.ts'
import { newId } from '@gable/shared/ids.ts'
import { describe, expect } from 'vitest'
import { password } from '../testing/founding.ts'
import { Visitor } from '../testing/visitor.ts'
import { test } from '../testing/world.ts'

describe('signing in with a password', () => {
  test('opens a session that says who one is and which accounts one has', async ({ world }) => {
    const agency = await world.founding.agency()
    const owner = await world.founding.person(agency)
    expect(await owner.call('GET /session')).toMatchObject({
      user: { email: owner.email, fullName: 'Ada Moss', hasPassword: true },
      accIds: [agency.accountId],
      emulation: { isEmulated: false, type: null },
    })
  })

  test('reads the email without regard to case and blanks', async ({ world }) => {
    const { email } = await world.founding.member(await world.founding.agency())
    const visitor = new Visitor(world.app)
    await visitor.call('POST /auth/login', { body: { email: `  ${email.toUpperCase()} `, password } })
    await expect(visitor.call('GET /session')).resolves.toBeTruthy()
  })

  test('answers a wrong password and an unknown email alike', async ({ world }) => {
    const { email } = await world.founding.member(await world.founding.agency())
    const tries = [
      { email, password: 'wrong' },
      { email: `${newId()}@example.com`, password: 'wrong' },
    ]
    for (const body of tries) {
      const answer = await world.stranger.send('POST', '/api/auth/login', body)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ code: 'bad_request', message: wrongCredentials })
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  test('keeps the token out of scripts, out of other sites and out of the database', async ({ world }) => {
    const { email } = await world.founding.member(await world.founding.agency())
    const answer = await world.stranger.send('POST', '/api/auth/login', { email, password })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
    const token = /gable_session=([^;]+)/.exec(cookie)?.[1] ?? ''
    const stored = await world.owner.db.selectFrom('sessions').select('token_hash').execute()
    expect(stored.map(({ token_hash }) => token_hash.toString())).not.toContain(token)
    world.stranger.cookies.clear()
  })

  test('is refused after eight wrong tries for one person, and not for others', async ({ world }) => {
    const agency = await world.founding.agency()
    const [one, other] = [await world.founding.member(agency), await world.founding.member(agency)]
    const visitor = new Visitor(world.app)
    const statuses: number[] = []
    for (let turn = 0; turn < 9; turn++) {
      const answer = await visitor.send('POST', '/api/auth/login', { email: one.email, password: 'wrong' })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([...Array(8).fill(400), 429])
    expect((await visitor.send('POST', '/api/auth/login', { email: one.email, password })).statusCode).toBe(429)
    expect((await visitor.send('POST', '/api/auth/login', { email: other.email, password })).statusCode).toBe(204)
  })

  test('is refused for an account whose plan was cancelled', async ({ world }) => {
    const member = await world.founding.member(await world.founding.agency({ plan_id: null }))
    const answer = await world.stranger.send('POST', '/api/auth/login', { email: member.email, password })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe(accountCancelled)
  })

  test('is refused to an agent whose agency is not set up, and open to the owner who will', async ({ world }) => {
    const agency = await world.founding.agency({ status: 'CREATED', onboarding_step: 'PROFESSIONAL_DETAILS' })
    const agent = await world.founding.member(agency, undefined, { role: 'AGENT', onboarding_step: 'INVITED' })
    const answer = await world.stranger.send('POST', '/api/auth/login', { email: agent.email, password })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().message).toBe(agencyNotSetUp('the product'))
    await expect(world.founding.person(agency, { role: 'OWNER' })).resolves.toBeTruthy()
  })

  test('is open to somebody without any account', async ({ world }) => {
    const email = `${newId()}@example.com`
    await world.founding.user(email)
    const visitor = new Visitor(world.app)
    await visitor.call('POST /auth/login', { body: { email, password } })
    expect(await visitor.call('GET /accounts')).toEqual([])
  })
})

describe('a session', () => {
  test('ends with signing out, also for a copy of the cookie', async ({ world }) => {
    const owner = await world.founding.person(await world.founding.agency())
    const copy = new Visitor(world.app)
    for (const [name, value] of owner.cookies) copy.cookies.set(name, value)
    await owner.call('POST /auth/sign-out')
    await expect(owner.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
    await expect(copy.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
  })

  test('gets a new token after a day, while requests under way with the old one still pass', async ({ world }) => {
    const owner = await world.founding.person(await world.founding.agency())
    const earlier = new Visitor(world.app)
    for (const [name, value] of owner.cookies) earlier.cookies.set(name, value)
    await age(world, owner.userId, '25 hours')
    await owner.call('GET /session')
    expect([...owner.cookies]).not.toEqual([...earlier.cookies])
    await expect(earlier.call('GET /session')).resolves.toBeTruthy()
    await age(world, owner.userId, '2 minutes')
    await expect(earlier.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
    await expect(owner.call('GET /session')).resolves.toBeTruthy()
  })

  test('is over when its time has come', async ({ world }) => {
    const owner = await world.founding.person(await world.founding.agency())
    await world.owner.db
      .updateTable('sessions')
      .set({ expires_at: new Date() })
      .where('user_id', '=', owner.userId)
      .execute()
    await expect(owner.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
  })

  test('can be ended elsewhere, one by one or all at once', async ({ world }) => {
    const member = await world.founding.member(await world.founding.agency())
    const [here, phone, tablet] = [
      await world.founding.signedIn(member),
      await world.founding.signedIn(member),
      await world.founding.signedIn(member),
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

  test('of somebody else is not there to be ended', async ({ world }) => {
    const agency = await world.founding.agency()
    const [one, other] = [await world.founding.person(agency), await world.founding.person(agency)]
    const [theirs] = await other.call('GET /sessions')
    const end = one.call('DELETE /sessions/:sessionId', { params: { sessionId: theirs?._id ?? '' } })
    await expect(end).rejects.toMatchObject({ code: 'not_found' })
    await expect(other.call('GET /session')).resolves.toBeTruthy()
  })
})

const age = (world: { owner: import('../platform/database.ts').Database }, userId: string, by: string) =>
  world.owner.pool.query(`update sessions set rotated_at = rotated_at - $2::interval where user_id = $1`, [userId, by])

describe('a new password', () => {
  test('replaces the old one and ends every other session', async ({ world }) => {
    const member = await world.founding.member(await world.founding.agency())
    const [here, elsewhere] = [await world.founding.signedIn(member), await world.founding.signedIn(member)]
    const body = { currentPassword: password, newPassword: 'battery staple' }
    await here.call('PUT /profile/password', { body })
    await expect(elsewhere.call('GET /session')).rejects.toMatchObject({ code: 'signed_out' })
    await expect(here.call('GET /session')).resolves.toBeTruthy()
    const again = new Visitor(world.app)
    await expect(again.call('POST /auth/login', { body: { email: member.email, password } })).rejects.toThrow()
    await again.call('POST /auth/login', { body: { email: member.email, password: 'battery staple' } })
  })

  test('asks for the current one, and counts wrong guesses', async ({ world }) => {
    const owner = await world.founding.person(await world.founding.agency())
    const body = { currentPassword: 'guess', newPassword: 'battery staple' }
    const change = owner.call('PUT /profile/password', { body })
    await expect(change).rejects.toMatchObject({ fields: { currentPassword: 'That is not your current password' } })
    for (let turn = 0; turn < 7; turn++) await owner.send('PUT', '/api/profile/password', body)
    expect((await owner.send('PUT', '/api/profile/password', body)).statusCode).toBe(429)
  })
})
