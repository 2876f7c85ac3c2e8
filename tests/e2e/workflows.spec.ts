import { newId } from '@gable/shared/ids.ts'
import { findToast } from '../support/locators.ts'
import { expect, test } from '../support/story.ts'
import { submitJourney } from '../support/submit-journey.ts'

test('a lead from a form starts speed to lead: the bell rings and a task is in Today', async ({
  page,
  request,
  factory,
  owner,
  openAs,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  const { accountId } = agency
  const { subjectId } = await factory.createAsset(agency, { name: 'Spring widget' })
  await openAs(page, await factory.createMember(agency), 'workflow')
  await expect(page).toHaveTitle('Workflows')
  await expect(page.getByText('No workflows yet')).toBeVisible()
  await expectAccessible(page)
  await submitJourney(request, subjectId, { name: ['Bo', 'Field'] })

  await test.step('the template is simulated on what happened before', async () => {
    await page.getByRole('link', { name: 'Create Workflow' }).first().click()
    await expect(page).toHaveURL(/workflow\/template\/create$/)
    await expect(page).toHaveTitle('Workflow Templates')
    await page.getByRole('button', { name: 'Speed to lead' }).click()
    await page.getByRole('button', { name: 'Use Template' }).click()
    await page.getByRole('dialog', { name: 'Create Workflow' }).getByRole('button', { name: 'Create' }).click()
    await expect(page).toHaveTitle('Speed to lead - Edit')
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Simulate' }).click()
    const sheet = page.getByRole('dialog', { name: 'Simulate' })
    await sheet.getByRole('button', { name: 'Start' }).click()
    await expect(sheet.getByText('1 contact would have entered')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
  await test.step('it is activated', async () => {
    await page.getByRole('button', { name: 'Activate' }).click()
    const dialog = page.getByRole('dialog', { name: 'Activate “Speed to lead”?' })
    await expect(dialog.getByText('Would have entered in 30 days')).toBeVisible()
    await dialog.getByRole('button', { name: 'Activate' }).click()
    await expect(findToast(page, 'Workflow activated')).toBeVisible()
    await page.getByRole('link', { name: 'Close editor' }).click()
    await expect(page).toHaveTitle('Speed to lead')
  })
  const workflowUrl = page.url()

  await test.step('a new lead rings and has a task at once', async () => {
    await page.goto(`/a/${accountId}/home`)
    await submitJourney(request, subjectId, { name: ['Nora', 'Field'] })
    await expect(page.getByText('Call the new lead')).toBeVisible()
    await page.getByRole('button', { name: /Notifications/ }).click()
    await expect(page.getByText('New lead: call within five minutes').first()).toBeVisible()
    await page.keyboard.press('Escape')
  })
  await test.step('a step that failed is tried again from the page', async () => {
    await page.goto(workflowUrl)
    await expect(page.getByRole('button', { name: '1 here now' })).toBeVisible()
    await owner.db
      .updateTable('flow_runs')
      .set({ state: 'FAILED', due_at: null, is_waiting: false, awaits: null, reason: 'Something went wrong' })
      .where('account_id', '=', accountId)
      .execute()
    await page.reload()
    await expect(page.getByText('One contact needs a look')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Contacts' }).getByText(/Something went wrong$/)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(findToast(page, '1 step is tried again')).toBeVisible()
    await expect(page.getByText('One contact needs a look')).toBeHidden()
    await expect(page.getByRole('button', { name: '1 here now' })).toBeVisible()
  })
})

test('a workflow that does not exist leads to the not-found page', async ({ page, factory, openAs }) => {
  const agency = await factory.createAgency()
  await openAs(page, await factory.createMember(agency), 'workflow')
  for (const path of [newId(), `${newId()}/edit`]) {
    await page.goto(`/a/${agency.accountId}/workflow/${path}`)
    await expect(findToast(page, 'The workflow you are attempting to reach is no longer available.')).toBeVisible()
    await expect(page).toHaveURL(/not-found/)
  }
})
