import type { Locator, Page } from '@playwright/test'
import { createLeads } from '../../api/src/testing/leads.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { failRequest } from '../support/page-errors.ts'
import { pressRetry } from '../support/press-retry.ts'
import { expect, test } from '../support/story.ts'
import { submitJourney } from '../support/submit-journey.ts'

const column = (page: Page, stage: string) => page.getByRole('region', { name: stage, exact: true })
const cardsIn = (page: Page, stage: string) => column(page, stage).getByRole('article')

async function expectCards(page: Page, stages: Record<string, string[]>) {
  for (const [stage, names] of Object.entries(stages)) {
    const cards = cardsIn(page, stage)
    await expect(cards, `cards in ${stage}`).toHaveCount(names.length)
    for (const [index, name] of names.entries()) await expect(cards.nth(index)).toHaveAccessibleName(`${name} Field`)
  }
}

async function drag(page: Page, card: Locator, onto: Locator) {
  const [from, to] = [await card.boundingBox(), await onto.boundingBox()]
  if (!from || !to) throw new Error('Both cards must be visible')
  await page.mouse.move(from.x + 40, from.y + from.height - 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + from.height, { steps: 4 })
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
}

test('an agent answers new leads from Today and moves them by keyboard, while a colleague works on the same board', async ({
  page,
  browser,
  request,
  factory,
  openAs,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const ada = await factory.createMember(agency)
  const colleague = await factory.createMember(agency)
  const { subjectId } = await factory.createAsset(agency, { name: 'Spring widget' })
  await openAs(page, ada, 'home')
  await page.getByRole('link', { name: 'Leads', exact: true }).click()
  await expect(page).toHaveURL(/\/leads\/kanban$/)
  await expect(page).toHaveTitle('Leads')
  await expect(page.getByText('No leads yet')).toBeVisible()

  for (const name of ['Cleo', 'Ben', 'Nora']) await submitJourney(request, subjectId, { name: [name, 'Field'] })
  await expectCards(page, { New: ['Nora', 'Ben', 'Cleo'], Contacted: [] })
  await expectAccessible(page)

  // Done from Today, undone, and done again: the row stays in its place and asks for the next step, also on a double click.
  await page.getByRole('link', { name: 'Today 3' }).click()
  const waiting = page.getByRole('list', { name: 'Answer now' }).getByRole('listitem')
  await expect(waiting.first()).toContainText('Cleo Field')
  await expect(waiting.first()).toContainText('New from Widget just now, not answered yet')
  await expect(page.getByRole('link', { name: 'Call Nora Field' })).toHaveAttribute('href', 'tel:+16035550142')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Done: Nora Field' }).dblclick()
  const nora = waiting.filter({ hasText: 'Nora Field' })
  await expect(nora).toContainText('Done. What is the next step?')
  await expect(nora).toBeFocused()
  await expectAccessible(page)
  // An answer that takes longer than a try has removed the button by the next one.
  const done = page.getByRole('button', { name: 'Done: Nora Field' })
  await expect(async () => {
    if (await done.isHidden()) await page.getByRole('button', { name: 'Undo: Nora Field' }).click({ timeout: 1000 })
    await expect(done).toBeVisible({ timeout: 1000 })
  }).toPass()
  await done.click()
  const followUp = nora.filter({ hasText: 'Done. Follow up:' })
  await expect(async () => {
    if (await followUp.isHidden()) await nora.getByRole('button', { name: 'In 1 week' }).click({ timeout: 1000 })
    await expect(followUp).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Snooze Ben Field' }).click()
  await page.getByRole('menuitem', { name: 'Tomorrow morning' }).click()
  await expect(waiting).toHaveCount(2)
  await expect(page.getByText('1 to do, 1 done today')).toBeVisible()

  // Across the board by keyboard, with every step announced.
  await page.getByRole('link', { name: 'All leads' }).click()
  await expectCards(page, { New: ['Ben', 'Cleo'], Contacted: ['Nora'] })
  const announcement = page.getByRole('status').filter({ hasText: 'Field' }).first()
  await page.getByRole('button', { name: 'Move Nora Field' }).focus()
  await page.keyboard.press('Space')
  await expect(announcement).toContainText('Picked up Nora Field, Contacted, position 1 of 1.')
  await page.keyboard.press('ArrowLeft')
  await expect(announcement).toHaveText('Nora Field is now in New, position 1 of 3.')
  await page.keyboard.press('Escape')
  await expectCards(page, { New: ['Ben', 'Cleo'], Contacted: ['Nora'] })
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(announcement).toHaveText('Nora Field dropped in Qualified, position 1 of 1.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expectCards(page, { Contacted: [], Qualified: [], Closed: ['Nora'] })

  // Moving to Lost asks for a reason; Cancel leaves the lead where it was.
  await page.getByRole('button', { name: 'Move Cleo Field' }).focus()
  await page.keyboard.press('Space')
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  const question = page.getByRole('dialog', { name: 'Why was Cleo Field lost?' })
  await question.getByRole('button', { name: 'Mark as lost' }).click()
  await expect(question.getByText('This field is required')).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expectCards(page, { New: ['Ben', 'Cleo'], Lost: [] })

  // A colleague's moves show here at once, and the other way around.
  const theirs = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await openAs(theirs, colleague, 'leads/kanban')
  await expectCards(theirs, { New: ['Ben', 'Cleo'], Closed: ['Nora'] })
  await drag(theirs, cardsIn(theirs, 'New').first(), column(theirs, 'Contacted'))
  await expectCards(theirs, { New: ['Cleo'], Contacted: ['Ben'] })
  await expectCards(page, { New: ['Cleo'], Contacted: ['Ben'] })
  await page.getByRole('button', { name: 'Actions for Cleo Field' }).click()
  await page.getByRole('menuitem', { name: 'Contacted' }).click()
  await expectCards(theirs, { New: [], Contacted: ['Ben', 'Cleo'] })
  await drag(theirs, cardsIn(theirs, 'Contacted').last(), cardsIn(theirs, 'Contacted').first())
  await expectCards(page, { Contacted: ['Cleo', 'Ben'] })

  // A refused move goes back and says why.
  await page.route('**/move', failRequest)
  await page.getByRole('button', { name: 'Actions for Ben Field' }).click()
  await page.getByRole('menuitem', { name: 'Qualified' }).click()
  await expect(page.getByText('Ben Field could not be moved')).toBeVisible()
  await expectCards(page, { Contacted: ['Cleo', 'Ben'], Qualified: [] })
  await page.unroute('**/move')

  // The open lead keeps unsaved changes and shows a colleague's changes.
  await page.getByRole('link', { name: 'Ben Field', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Ben Field' })
  await expect(panel.getByRole('link', { name: 'Spring widget' })).toHaveAttribute('href', /submission=/)
  await expect(panel.getByText('Became a home value lead (Widget)')).toBeVisible()
  await expectAccessible(page)
  await panel.getByLabel('Value').fill('450k')
  await panel.getByLabel('Next Action').fill('Walk through the house')
  await panel.getByLabel('Due').fill('2026-01-05T09:30')
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Lead saved')).toBeVisible()
  const leadId = new URL(page.url()).searchParams.get('lead')
  await theirs.request.patch(`/api/agent/leads/lead/${leadId}`, {
    headers: { 'x-account-id': agency.accountId },
    data: { nextAction: 'Walk through the house and the barn' },
  })
  await expect(panel.getByLabel('Next Action')).toHaveValue('Walk through the house and the barn')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(cardsIn(page, 'Contacted').last()).toContainText('$450,000')
  await expect(cardsIn(page, 'Contacted').last()).toContainText('Walk through the house and the barn')
  await expect(page.getByRole('link', { name: 'Today 1' })).toBeVisible()
  await theirs.close()
})

test('list length and view are remembered, and a phone shows one stage at a time', async ({
  page,
  owner,
  factory,
  openAs,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const ada = await factory.createMember(agency)
  const { accountId } = ada
  await createLeads(
    owner.db,
    accountId,
    Array.from({ length: 60 }, (_, n) => ({ name: `Lead${n + 1} Field`, value_cents: (n + 1) * 100 })),
  )
  await openAs(page, ada, 'leads')
  await expect(cardsIn(page, 'New')).toHaveCount(25)
  await cardsIn(page, 'New').last().scrollIntoViewIfNeeded()
  await page.mouse.move(400, 500)
  await page.mouse.wheel(0, 10_000)
  await expect(cardsIn(page, 'New')).toHaveCount(60)

  await page.getByRole('radio', { name: 'List' }).click()
  await expect(page).toHaveURL(/\/leads\/list$/)
  await expect(page.getByText('60 leads')).toBeVisible()
  await page.getByLabel('Rows per page').click()
  await page.getByRole('option', { name: '50' }).click()
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('button', { name: 'Value' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('$60')
  await page.getByRole('link', { name: 'Today' }).click()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Leads' }).first().click()
  await expect(page).toHaveURL(/\/leads\/list$/)
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByLabel('Search Leads').fill('Lead59')
  await expect(page.getByText('1 lead', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const file = page.getByRole('dialog', { name: 'Export leads' })
  await file.getByRole('button', { name: 'Export', exact: true }).click()
  await expect(file.getByText('Your file is ready')).toBeVisible()
  await file.getByRole('button', { name: 'Close' }).last().click()
  await page.getByLabel('Search Leads').fill('nobody')
  await expect(page.getByText('No leads found')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/a/${accountId}/leads/kanban?search=Lead1`)
  await expect(cardsIn(page, 'New').first()).toBeVisible()
  await expect(column(page, 'Closed')).toBeHidden()
  await page.getByRole('button', { name: 'Actions for Lead1 Field' }).click()
  await page.getByRole('menuitem', { name: 'Closed' }).click()
  await page.getByRole('button', { name: 'Closed 1' }).click()
  await expectCards(page, { Closed: ['Lead1'] })
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)

  await page.route('**/api/agent/leads/today?**', failRequest)
  await page.goto(`/a/${accountId}/leads/today`)
  await expect(page.getByText('Today could not be loaded')).toBeVisible()
  await pressRetry(page, '**/api/agent/leads/today?**')
  await expect(page.getByText('59 to do')).toBeVisible()
})

test('a phone shows the next action of a lead without scrolling', async ({ page, owner, factory, openAs }) => {
  const member = await factory.createMember(await factory.createAgency())
  const [leadId = ''] = await createLeads(owner.db, member.accountId, [{ name: 'Nora Field' }])
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, member, `leads/today?lead=${leadId}`)
  const panel = page.getByRole('dialog', { name: 'Nora Field' })
  for (const label of ['Next Action', 'Due']) await expect(panel.getByLabel(label)).toBeInViewport({ ratio: 1 })
})
