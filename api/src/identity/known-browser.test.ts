import { expect } from 'vitest'
import { password } from '../testing/agency-factory.ts'
import { TestClient } from '../testing/test-client.ts'
import { listWaitingSubjects } from '../testing/two-factor.ts'
import { test, type World } from '../testing/world.ts'
import { knownBrowserCookie } from './known-browser.ts'

const signIn = (client: TestClient, email: string) => client.send('POST', '/api/auth/login', { email, password })

async function createMembers(world: World, count: number) {
  const agency = await world.factory.createAgency()
  const members = await Promise.all(Array.from({ length: count }, () => world.factory.createMember(agency)))
  // The first sign-in of all is no news, so each signs in elsewhere before.
  for (const { email } of members) await signIn(new TestClient(world.app), email)
  return members
}

test('two agents who take turns in one browser are told of it once each', async ({ world }) => {
  const members = await createMembers(world, 2)
  const browser = new TestClient(world.app)
  for (let turn = 0; turn < 3; turn++) for (const { email } of members) await signIn(browser, email)
  for (const { email } of members) expect(await listWaitingSubjects(world, email)).toEqual(['New sign-in'])
})

test('a browser stays known to the eight who signed in last', async ({ world }) => {
  const [first, ...others] = await createMembers(world, 10)
  if (!first) throw new Error('No member')
  const browser = new TestClient(world.app)
  for (const { email } of [first, ...others]) await signIn(browser, email)
  expect(browser.cookies.get(knownBrowserCookie)?.length).toBeLessThan(400)
  await signIn(browser, others.at(-8)?.email ?? '')
  await signIn(browser, first.email)
  expect(await listWaitingSubjects(world, others.at(-8)?.email ?? '')).toEqual(['New sign-in'])
  expect(await listWaitingSubjects(world, first.email)).toEqual(['New sign-in', 'New sign-in'])
})

test('the cookie tells nobody who else uses the browser, and belongs to it alone', async ({ world }) => {
  const [ours, theirs] = await createMembers(world, 2)
  if (!ours || !theirs) throw new Error('No members')
  const [browser, another] = [new TestClient(world.app), new TestClient(world.app)]
  await signIn(browser, theirs.email)
  await signIn(browser, ours.email)
  const cookie = browser.cookies.get(knownBrowserCookie) ?? ''
  expect(cookie).not.toContain(theirs.userId)
  expect(cookie).not.toContain(ours.userId)
  // The same users leave other marks in another browser.
  await signIn(another, theirs.email)
  const marks = (text: string) => text.split('.')[0]?.split(':').slice(2) ?? []
  expect(marks(cookie)).toHaveLength(2)
  for (const mark of marks(cookie)) expect(another.cookies.get(knownBrowserCookie)).not.toContain(mark)
  // Nobody can make marks: the cookie is signed as a whole.
  another.cookies.set(knownBrowserCookie, cookie.replace(/:[^:.]+\./, ':AAAAAAAAAAAAAAAAAAAAAA.'))
  await signIn(another, ours.email)
  expect(await listWaitingSubjects(world, ours.email)).toEqual(['New sign-in', 'New sign-in'])
})

test('a browser of an earlier version is still known', async ({ world }) => {
  const [member] = await createMembers(world, 1)
  if (!member) throw new Error('No member')
  const browser = new TestClient(world.app)
  browser.cookies.set(knownBrowserCookie, world.app.signCookie(`known-browser:${member.userId}:${'t'.repeat(43)}`))
  await signIn(browser, member.email)
  expect(await listWaitingSubjects(world, member.email)).toEqual([])
})
