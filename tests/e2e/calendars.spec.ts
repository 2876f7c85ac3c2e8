import { defaultBookingPage } from '@gable/shared/appointments/booking-page.ts'
import { newId } from '@gable/shared/ids.ts'
import { hourLength } from '@gable/shared/time/calendar.ts'
import { inHours, toIcal } from '../../api/src/testing/calendars/booking-agent.ts'
import { startCalDavServer } from '../../api/src/testing/calendars/caldav-server.ts'
import { findToast } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', till: '24:00' }))
const settings = { ...defaultBookingPage, isOn: true, hours: everyDay, noticeHours: 0, daysAhead: 6, minutes: 60 }

test('a calendar takes time off the booking page, receives what is booked, and what the agent does to it there counts', async ({
  page,
  browser,
  openAs,
  factory,
  findEmail,
  expectAccessible,
}) => {
  const caldav = await startCalDavServer()
  const member = await factory.createMember(await factory.createAgency({ time_zone: 'America/New_York' }))
  const slug = `ada-${newId().slice(-10)}`
  const [busy, free, moved] = [inHours(30), inHours(33), inHours(36)]
  caldav.putEvent('dentist', [`DTSTART:${toIcal(busy)}`, `DTEND:${toIcal(inHours(31))}`])
  await openAs(page, member, 'settings/booking-page/calendars')
  const headers = { 'x-account-id': member.accountId }
  await page.request.post('/api/agent/landing-page/purl/create', { headers, data: { purlId: slug } })
  expect((await page.request.put('/api/agent/booking-page', { headers, data: settings })).ok()).toBe(true)

  await test.step('the agent connects it with an app password', async () => {
    await page.getByRole('button', { name: 'iCloud, Fastmail or CalDAV' }).click()
    const dialog = page.getByRole('dialog', { name: 'Connect a calendar' })
    await dialog.getByRole('radio', { name: 'Other' }).check()
    await dialog.getByLabel('Server').fill(caldav.login.serverUrl)
    await dialog.getByLabel('Username').fill(caldav.login.username)
    await dialog.getByRole('textbox', { name: 'App Password' }).fill('wrong')
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await expect(dialog.getByText('does not accept this username and password')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'App Password' }).fill(caldav.login.password)
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await expect(findToast(page, 'Calendar connected')).toBeVisible()
    await expect(page.getByText('Gets appointments')).toBeVisible()
    await expectAccessible(page)
  })

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const email = `${newId()}@example.com`
  const getTime = (at: string) => visitor.goto(`/book/${slug}?at=${encodeURIComponent(at)}`)

  await test.step('a visitor is not offered a busy time, and what they book is in the calendar', async () => {
    await expect
      .poll(async () => {
        await getTime(busy)
        return visitor.getByRole('button', { name: 'Book this time' }).count()
      })
      .toBe(0)
    await getTime(free)
    await visitor.getByLabel('First name').fill('Dana')
    await visitor.getByLabel('Last name').fill('Reyes')
    await visitor.getByLabel('Email').fill(email)
    await visitor.getByLabel('Phone to call you at').fill('(207) 555-0134')
    await visitor.getByRole('button', { name: 'Book this time' }).click()
    await expect(visitor.getByRole('heading', { name: 'You’re booked' })).toBeVisible()
    await expect.poll(() => caldav.list().some(({ text }) => text.includes('Dana Reyes'))).toBe(true)
  })

  const checkNow = async () => {
    await page.getByRole('button', { name: 'Check Now' }).click()
    await expect(findToast(page, 'The calendar is asked for changes')).toBeVisible()
  }
  const path = caldav.list().find(({ text }) => text.includes('Dana Reyes'))?.path ?? ''

  await test.step('the agent moves it in the calendar, and the visitor is told', async () => {
    const end = toIcal(new Date(Date.parse(moved) + hourLength).toISOString())
    caldav.replace(path, (text) =>
      text.replace(/DTSTART:\w+/, `DTSTART:${toIcal(moved)}`).replace(/DTEND:\w+/, `DTEND:${end}`),
    )
    await checkNow()
    await expect.poll(async () => (await findEmail(email)).subject).toMatch(/^Moved to/)
  })

  await test.step('the agent deletes it there, and decides here what becomes of it', async () => {
    caldav.remove(path)
    await checkNow()
    await page.getByRole('link', { name: 'Appointments', exact: true }).click()
    await expect(page.getByText('You deleted it in “Work”. The contact was not told.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Put Back' }).click()
    await expect(page.getByText('The contact was not told.')).toBeHidden()
    await expect.poll(() => caldav.list().some(({ text }) => text.includes('Dana Reyes'))).toBe(true)
  })
  caldav.close()
})
