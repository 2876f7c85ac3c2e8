import { newId } from '@gable/shared/ids.ts'
import { sidebarLink } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'

test('an agent opens a booking page, a visitor books, moves and cancels, and the agent sees each of it', async ({
  page,
  browser,
  openAs,
  factory,
  findEmail,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const slug = `ada-${newId().slice(-10)}`
  const email = `${newId()}@example.com`

  const url = await test.step('the agent creates the page with a personalized URL and hours', async () => {
    await openAs(page, member, 'settings/booking-page')
    await expect(page.getByRole('heading', { name: 'Booking Page' })).toBeVisible()
    await page.getByRole('button', { name: 'Create Personalized URL' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Personalized URL' })
    await dialog.getByLabel('Custom URL').fill(slug)
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('The page is off. Turn it on below')).toBeVisible()
    await page.getByRole('switch', { name: 'Visitors can book time with you' }).click()
    await page.getByRole('checkbox', { name: 'Saturday' }).click()
    await page.getByRole('checkbox', { name: 'Sunday' }).click()
    await page.getByLabel('Monday, to').fill('09:10')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Leave at least 30 minutes')).toBeVisible()
    await page.getByLabel('Monday, to').fill('17:00')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Booking page saved')).toBeVisible()
    return (await page.getByRole('link', { name: 'Open', exact: true }).getAttribute('href')) ?? ''
  })
  expect(url).toMatch(new RegExp(`/book/${slug}$`))

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await test.step('the visitor books without JavaScript', async () => {
    await visitor.goto(url)
    await expect(visitor.getByRole('heading', { name: 'Choose a time' })).toBeVisible()
    await visitor.getByRole('link', { name: '10:00 AM' }).last().click()
    await visitor.getByLabel('First name').fill('Dana')
    await visitor.getByLabel('Last name').fill('Reyes')
    await visitor.getByLabel('Email').fill(email)
    await visitor.getByLabel('Phone to call you at').fill('(207) 555-0134')
    await visitor.getByRole('button', { name: 'Book this time' }).click()
    await expect(visitor.getByRole('heading', { name: 'You’re booked' })).toBeVisible()
    await expect.poll(async () => (await findEmail(email)).subject).toMatch(/^Booked/)
  })

  await test.step('the agent sees it on Home and in the list', async () => {
    await sidebarLink(page, 'Home').click()
    await expect(page.getByText('Upcoming appointments')).toBeVisible()
    await page.getByRole('link', { name: 'View all', exact: true }).click()
    await expect(page.getByRole('row', { name: /Dana Reyes.*Booked/ })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the visitor moves it, and the agent’s list follows', async () => {
    await visitor.getByRole('link', { name: 'Move' }).click()
    await expect(visitor.getByText('You are moving your appointment on')).toBeVisible()
    await visitor.getByRole('link', { name: '2:30 PM' }).last().click()
    await visitor.getByRole('button', { name: 'Move to this time' }).click()
    await expect(visitor.getByText('at 2:30 PM')).toBeVisible()
    await expect.poll(async () => (await findEmail(email)).subject).toMatch(/^Moved to/)
    await expect(page.getByRole('row', { name: /Dana Reyes.*2:30 PM/ })).toBeVisible()
  })

  await test.step('the agent cancels with a message', async () => {
    await page.getByRole('button', { name: 'Cancel the appointment with Dana Reyes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel the appointment with Dana Reyes?' })
    await dialog.getByLabel('Message to Them').fill('I am at a closing. Sorry!')
    await dialog.getByRole('button', { name: 'Cancel Appointment' }).click()
    await expect(page.getByText('No upcoming appointments')).toBeVisible()
    await expect.poll(async () => (await findEmail(email)).subject).toMatch(/^Canceled/)
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: 'This appointment is canceled' })).toBeVisible()
  })
})
