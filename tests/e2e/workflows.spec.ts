import type { Step } from '@gable/shared/flows/step.ts'
import { newId } from '@gable/shared/ids.ts'
import type { Locator } from '@playwright/test'
import { insertContacts } from '../../api/src/testing/emails.ts'
import { aDefinition, enroll, insertFlow } from '../../api/src/testing/flows.ts'
import { followLink } from '../support/follow-link.ts'
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
  const simulate = async (result: string, look: (sheet: Locator) => Promise<void>) => {
    await page.getByRole('button', { name: 'Actions', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Simulate' }).click()
    const sheet = page.getByRole('dialog', { name: 'Simulate' })
    await sheet.getByRole('button', { name: 'Start' }).click()
    await expect(sheet.getByText(result)).toBeVisible()
    await look(sheet)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }

  await test.step('a simulation of what happened before shows a wrong trigger before it is published', async () => {
    await page.getByRole('link', { name: 'Create Workflow' }).first().click()
    await expect(page).toHaveURL(/workflow\/template\/create$/)
    await expect(page).toHaveTitle('Workflow Templates')
    await page.getByRole('button', { name: 'Speed to lead' }).click()
    await page.getByRole('button', { name: 'Use Template' }).click()
    await page.getByRole('dialog', { name: 'Create Workflow' }).getByRole('button', { name: 'Create' }).click()
    await expect(page).toHaveTitle('Speed to lead - Edit')
    await page.getByRole('button', { name: 'When a contact becomes a lead' }).click()
    await page.getByLabel('Lead Types').click()
    await page.getByRole('option', { name: 'Buyer' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'When a contact becomes a buyer lead' })).toBeVisible()
    await simulate('0 contacts would have entered', async (sheet) => {
      await expect(sheet.getByText('Nothing in this period would have started it.')).toBeVisible()
      await expectAccessible(page)
    })
    await page.getByRole('button', { name: 'Undo' }).click()
    await simulate('1 contact would have entered', async (sheet) => {
      await sheet.locator('summary').filter({ hasText: 'Bo Field' }).click()
      await expect(sheet.getByRole('list', { name: 'Steps of Bo Field' })).toContainText('Create the task')
      await expectAccessible(page)
    })
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
    await followLink(page, `/a/${accountId}/home`)
    await submitJourney(request, subjectId, { name: ['Nora', 'Field'] })
    await expect(page.getByText('Call the new lead')).toBeVisible()
    await page.getByRole('button', { name: /Notifications/ }).click()
    const list = page.getByRole('dialog', { name: 'Notifications' })
    await expect(list.getByText('New lead: call within five minutes')).toBeVisible()
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

async function findBox(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('The element is not visible')
  return box
}

const canvasSteps: Step[] = [
  { id: 'note', kind: 'ADD_NOTE', text: 'Hello' },
  { id: 'pause', kind: 'WAIT', duration: { amount: 3, unit: 'DAYS' } },
  {
    id: 'buyer',
    kind: 'CONDITION',
    filters: [{ key: 'tags', anyOf: ['Buyer'] }],
    branches: [
      { key: 'YES', steps: [{ id: 'call', kind: 'ADD_TAG', tag: 'Call' }] },
      { key: 'NO', steps: [] },
    ],
  },
]

test('a workflow is edited on the canvas, which shows who is at each step', async ({
  page,
  factory,
  owner,
  openAs,
  expectAccessible,
}) => {
  test.setTimeout(120_000)
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const definition = aDefinition(canvasSteps, { trigger: { type: 'LEAD_CREATED', leadTypes: [] } })
  const flow = await insertFlow(owner, agency.accountId, definition, { kind: 'WORKFLOW' })
  const [contactId = ''] = await insertContacts(owner, agency, ['nora@example.com'])
  await enroll(owner, flow, [{ contactId }])
  await openAs(page, member, `workflow/${flow.flowId}/edit`)
  await page.getByRole('radio', { name: 'Canvas' }).check()
  const canvas = page.getByRole('region', { name: 'Canvas' })
  const steps = canvas.locator('[data-card]')
  const saved = page.getByText('Changes are auto saved')

  await test.step('a count shows the contacts behind it', async () => {
    await canvas.getByRole('button', { name: '1 here now' }).click()
    await expect(page.getByRole('dialog', { name: 'Contacts' }).getByText('Nora Field')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
  })
  await test.step('a step is added on a line, edited in the same panel, and undone', async () => {
    await canvas.getByRole('button', { name: 'Add step in No' }).click()
    await page.getByRole('option', { name: /^Add note/ }).click()
    await page.getByRole('textbox', { name: 'Note' }).fill('Not a buyer')
    await expect(canvas.getByRole('button', { name: 'Add the note “Not a buyer”', exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(steps).toHaveCount(5)
  })
  await test.step('a step is dragged to another line, and moved by keyboard', async () => {
    await page.getByRole('button', { name: 'Fit to view' }).click()
    await canvas.getByRole('button', { name: 'Move Add the tag “Call”' }).hover()
    await page.mouse.down()
    const { x, y } = await findBox(canvas.getByRole('button', { name: 'Add step in No' }))
    await page.mouse.move(x + 8, y + 8, { steps: 8 })
    await page.mouse.move(x + 10, y + 10)
    await page.mouse.up()
    await expect(
      page.getByText('Add the tag “Call” moved to step 1 of 1 in No of “If tags include Buyer”.'),
    ).toBeAttached()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(page.getByText(/moved to step 1 of 1 in Yes/)).toBeAttached()
    await expect(steps.last()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(steps.nth(3)).toBeFocused()
    await expect(saved).toBeVisible()
  })
  await test.step('it zooms by keys', async () => {
    await page.keyboard.press('1')
    await expect(page.getByRole('button', { name: '100%' })).toBeVisible()
    await page.keyboard.press('+')
    await expect(page.getByRole('button', { name: '125%' })).toBeVisible()
  })
})

test('a workflow that does not exist leads to the not-found page', async ({ page, factory, openAs }) => {
  const agency = await factory.createAgency()
  await openAs(page, await factory.createMember(agency), 'workflow')
  for (const path of [newId(), `${newId()}/edit`]) {
    await followLink(page, `/a/${agency.accountId}/workflow/${path}`)
    await expect(findToast(page, 'The workflow you are attempting to reach is no longer available.')).toBeVisible()
    await expect(page).toHaveURL(/not-found/)
  }
})
