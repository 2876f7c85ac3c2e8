import type { Page } from '@playwright/test'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { expect, test } from '../support/story.ts'
import { submitJourney } from '../support/submit-journey.ts'

const laptop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

for (const { name, size } of [
  { name: 'a laptop', size: laptop },
  { name: 'a phone', size: phone },
]) {
  test(`a new submission shows up live on ${name} and can be read, marked as spam, and restored`, async ({
    page,
    request,
    factory,
    openAs,
    findEmail,
    expectAccessible,
  }) => {
    await page.setViewportSize(size)
    const agency = await factory.createAgency()
    const { email, accountId } = await factory.createMember(agency)
    const { subjectId } = await factory.createAsset(agency, { name: 'Spring widget' })
    await openAs(page, { email, accountId }, 'submissions')
    await expect(page).toHaveTitle('Submissions')
    await expect(page.getByText('No submissions yet')).toBeVisible()
    await expectAccessible(page)

    await submitJourney(request, subjectId, { name: ['Nora', '<b>Field</b>'] })
    await expect(page.getByText('New submission: Nora <b>Field</b> — Spring widget')).toBeVisible()
    await expect(page.getByText('1 submission, 1 unread')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Nora <b>Field</b>' }).click()
    const panel = page.getByRole('dialog')
    await expect(panel.getByRole('heading', { name: 'Nora <b>Field</b>' })).toBeVisible()
    await expect(panel.getByText('3-6 Months')).toBeVisible()
    await expect(panel.getByText(`you agree that ${agency.name} may contact you`)).toBeVisible()
    await expect(panel.getByText('New contact')).toBeVisible()
    const link = panel.getByRole('link', { name: 'https://blog.example/sell?from=spring' })
    await expect(link).toHaveAttribute('rel', 'noopener')
    await expect(page).toHaveURL(/submission=/)
    await expectAccessible(page)
    await page.reload()
    await expect(panel.getByText('3-6 Months')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByText('1 submission', { exact: true })).toBeVisible()

    await rowOf(page, 'Nora').getByRole('link').click()
    await panel.getByRole('button', { name: 'Mark as spam' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText('“Nora <b>Field</b>”')
    await dialog.getByRole('button', { name: 'Mark as spam' }).click()
    await expect(panel.getByText('This submission is in spam')).toBeVisible()
    await panel.getByRole('button', { name: 'Not spam' }).click()
    await expect(panel.getByText('This submission is in spam')).toBeHidden()
    await panel.getByRole('button', { name: 'Mark as unread' }).click()
    await expect(page.getByText('1 submission, 1 unread')).toBeVisible()

    const message = await findEmail(email)
    expect(message.subject).toBe('New submission: Nora <b>Field</b> — Spring widget')
    await page.goto(message.links.find((url) => url.includes('submission=')) ?? '')
    await expect(panel.getByText('12 Oak Street, Dover, NH 03820')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectNoHorizontalScroll(page)
  })
}

test('spam is listed separately and becomes a contact when an agent restores it', async ({
  page,
  request,
  factory,
  signIn,
}) => {
  const agency = await factory.createAgency()
  const { email } = await factory.createMember(agency)
  const { subjectId } = await factory.createAsset(agency)
  await submitJourney(request, subjectId, { name: ['Win', 'Money'], website: 'https://win.example' })
  await submitJourney(request, subjectId, { name: ['Ana', 'Lopez'] })
  await page.goto('/auth/login')
  await signIn(page, email)
  await page.getByRole('link', { name: 'Submissions 1 unread' }).click()
  await expect(rowOf(page, 'Ana Lopez')).toBeVisible()
  await expect(rowOf(page, 'Win Money')).toBeHidden()
  await expect(page.getByText('1 submission was set aside as spam in the last 30 days.')).toBeVisible()
  await page.getByRole('link', { name: 'Review' }).click()
  await page.getByRole('link', { name: 'Win Money' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText('A hidden field was filled in.')).toBeVisible()
  await expect(panel.getByText('No contact created')).toBeVisible()
  await panel.getByRole('button', { name: 'Not spam' }).click()
  await expect(panel.getByText('New contact')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('No submissions found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rowOf(page, 'Win Money')).toBeVisible()
  await page.getByLabel('Search Submissions').fill('lopez')
  await expect(rowOf(page, 'Win Money')).toBeHidden()
  await expect(page).toHaveURL(/search=lopez/)
})

test('an agent without marketing permission can read submissions and retry a failed list', async ({ page, signIn }) => {
  await page.route('**/api/agent/submissions?**', failRequest)
  await page.goto('/auth/login')
  await signIn(page, 'agent@gable.test', 'gable-demo')
  await page.getByRole('link', { name: /^Submissions/ }).click()
  await expect(page.getByText('The submissions could not be loaded')).toBeVisible()
  await pressRetry(page, '**/api/agent/submissions?**')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
})
