import { newId } from '@gable/shared/ids.ts'
import { spamLimits } from '@gable/shared/submissions/spam.ts'
import type { Browser, Page } from '@playwright/test'
import { createQuestion } from '../../api/src/testing/form-questions.ts'
import { findAccessibilityViolations } from '../support/accessibility.ts'
import { followLink } from '../support/follow-link.ts'
import { findToast } from '../support/locators.ts'
import { moveItem } from '../support/move-item.ts'
import { expect, test } from '../support/story.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

async function addQuestion(page: Page, kind: string, text: string) {
  await page.getByRole('button', { name: 'Add question' }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  const fields = page.getByRole('region', { name: 'Untitled question' })
  await expect(fields.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused()
  await page.keyboard.type(text)
  return page.getByRole('region', { name: text })
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function fillDetails(page: Page, email: string) {
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Moss')
  await page.getByLabel('Email Address').fill(email)
}

const waitForSpamLimit = (openedAt: number) =>
  expect.poll(() => Date.now() - openedAt).toBeGreaterThan(2 * spamLimits.minimumElapsed)

async function openWithoutScripts(browser: Browser, url: string) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url)
  return page
}

test('an agent adds questions with a branch to a form, and sees what visitors answer with and without JavaScript', async ({
  page,
  browser,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const formId = agency.formIds.get('GENERAL') ?? ''
  const action = { actionType: 'FORM', value: formId } as const
  const { subjectId } = await factory.createAsset(agency, { kind: 'landing-page', type: 'TABBED_WEBSITE_1', action })

  await openAs(page, member, `marketing/form/form/${formId}/edit`)
  const own = await addQuestion(page, 'Yes or no', 'Do you own a home?')
  await own.getByLabel('Required').check()
  await addQuestion(page, 'Money', 'What could it sell for?')
  await choose(page, 'Show This Question', 'If “Do you own a home?” is…')
  await choose(page, 'Answer', 'Yes')
  const wishes = await addQuestion(page, 'Multiple choice', 'What matters most?')
  await wishes.getByRole('textbox', { name: 'Choice 1' }).fill('A yard')
  await wishes.getByRole('textbox', { name: 'Choice 2' }).fill('Schools')
  await expectAccessible(page)
  await save(page)
  await expect(findToast(page, 'Changes saved')).toBeVisible()
  const preview = page.frameLocator('iframe[title="Preview of General Question"]')
  await expect(preview.getByRole('group', { name: 'What matters most?' })).toBeVisible()

  const startedAt = Date.now()
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(new URL(`/f/${subjectId}`, page.url()).href)
  await visitor.getByRole('button', { name: 'Continue' }).click()
  await expect(visitor.getByText('Please choose an answer.')).toBeVisible()
  await expect(visitor.getByRole('radio', { name: 'Yes' })).toBeFocused()
  await expect(visitor.getByLabel('What could it sell for?')).toHaveCount(0)
  await visitor.keyboard.press('Space')
  await visitor.getByLabel('What could it sell for?').fill('$450,000')
  await visitor.getByRole('checkbox', { name: 'Schools' }).check()
  expect(await findAccessibilityViolations(visitor)).toEqual([])
  await visitor.getByRole('button', { name: 'Continue' }).click()
  await fillDetails(visitor, 'ada.script@example.com')
  await waitForSpamLimit(startedAt)
  await visitor.getByRole('button', { name: 'Send' }).click()
  await expect(visitor.getByRole('heading', { name: 'Thank you, Ada!' })).toBeVisible()
  await visitor.context().close()

  const openedAt = Date.now()
  const plain = await openWithoutScripts(browser, new URL(`/f/${subjectId}`, page.url()).href)
  await expect(plain.getByText('Only if you answered “Yes” to “Do you own a home?”')).toBeVisible()
  await plain.getByRole('radio', { name: 'No' }).check()
  await plain.getByLabel('What could it sell for?').fill('not my home')
  await plain.getByRole('checkbox', { name: 'A yard' }).check()
  await plain.getByRole('checkbox', { name: 'Schools' }).check()
  await fillDetails(plain, 'ada.no.script@example.com')
  await waitForSpamLimit(openedAt)
  await plain.getByRole('button', { name: 'Send' }).click()
  await expect(plain.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
  await plain.context().close()

  for (const [email, answers] of [
    ['ada.script@example.com', ['Yes', '$450,000', 'Schools']],
    ['ada.no.script@example.com', ['No', 'A yard, Schools']],
  ] as const) {
    await followLink(page, `/a/${agency.accountId}/submissions`)
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').first().click()
    await expect(page.getByRole('dialog').locator('dl').nth(1).locator('dd')).toHaveText([...answers])
  }
})

test('visitors are sent to the page of the agency once their answers are stored', async ({
  page,
  context,
  openAs,
  factory,
  owner,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const formId = agency.formIds.get('GENERAL') ?? ''
  const action = { actionType: 'FORM', value: formId } as const
  const { subjectId } = await factory.createAsset(agency, { kind: 'landing-page', type: 'TABBED_WEBSITE_1', action })
  await openAs(page, member, `marketing/form/form/${formId}/edit`)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByLabel('Go to This Page').fill('http://harbor.example/guide')
  await save(page)
  await expect(page.getByText('Please enter a URL that starts with https://')).toBeVisible()
  await page.getByLabel('Go to This Page').fill('https://harbor.example/guide')
  await save(page)
  await expect(findToast(page, 'Changes saved')).toBeVisible()

  await context.route('https://harbor.example/guide', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Your guide</h1>' }),
  )
  const openedAt = Date.now()
  await page.goto(`/f/${subjectId}`)
  await fillDetails(page, 'ada.guide@example.com')
  await waitForSpamLimit(openedAt)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, Ada!' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your guide' })).toBeVisible()
  const stored = await owner.db.selectFrom('submissions').selectAll().where('subject_id', '=', subjectId).execute()
  expect(stored).toMatchObject([{ state: 'NEW', details: { email: 'ada.guide@example.com' } }])
})

test('an agent reorders, copies and deletes questions, and is told what depends on what', async ({
  page,
  openAs,
  factory,
  owner,
}) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const formId = agency.formIds.get('GENERAL') ?? ''
  const own = createQuestion('YES_NO', 'Own a home?')
  const price = createQuestion('MONEY', 'Its price?', { condition: { questionId: own.id, value: 'YES' } })
  const questions = JSON.stringify([own, price])
  await owner.db.updateTable('forms').set({ questions }).where('id', '=', formId).execute()
  await openAs(page, member, `marketing/form/form/${formId}/edit`)
  const count = (text: string) => page.getByText(text, { exact: true })
  const act = async (name: string, action: string) => {
    await page
      .getByRole('button', { name: `Actions for ${name}` })
      .first()
      .click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const move = async (name: string, from: number, to: number) => {
    await moveItem(page, name, { from, to, of: 2 })
    await expect(page.getByText(`${name} dropped at position ${to} of 2.`, { exact: true })).toBeAttached()
  }

  await move('Its price?', 2, 1)
  await expect(page.getByText('depends on a later question')).toBeVisible()
  await save(page)
  await expect(page.getByText('This question depends on “Own a home?”, which comes later.')).toBeVisible()
  await page.getByRole('button', { name: /^Its price\?/ }).click()
  await move('Its price?', 1, 2)
  await expect(page.getByText('depends on an answer')).toBeVisible()

  await act('Own a home?', 'Duplicate')
  await expect(count('3 of 20')).toBeVisible()
  await act('Own a home?', 'Delete')
  await expect(count('2 of 20')).toBeVisible()
  await expect(page.getByText('depends on an answer')).toBeHidden()
  const deleted = findToast(page, 'Question deleted. “Its price?” no longer depends on it.')
  await deleted.getByRole('button', { name: 'Undo' }).click()
  await expect(count('3 of 20')).toBeVisible()
  await expect(page.getByText('depends on an answer')).toBeVisible()
  await save(page)
  await expect(findToast(page, 'Changes saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(3)
})

test('an agent who deletes an attribute is told which forms fill it', async ({ page, openAs, factory, owner }) => {
  const agency = await factory.createAgency()
  const member = await factory.createMember(agency)
  const formId = agency.formIds.get('GENERAL') ?? ''
  const attribute = {
    account_id: agency.accountId,
    id: newId(),
    entity: 'CONTACT',
    key: 'pets',
    label: 'Pets',
  } as const
  await owner.db
    .insertInto('attribute_definitions')
    .values({ ...attribute, type: 'TEXT', archived_at: new Date() })
    .execute()
  const pets = createQuestion('SHORT_TEXT', 'Any pets?', { storage: { kind: 'ATTRIBUTE', key: 'pets' } })
  const questions = JSON.stringify([pets])
  await owner.db.updateTable('forms').set({ questions }).where('id', '=', formId).execute()
  await openAs(page, member, 'settings/attributes')
  await page.getByRole('button', { name: 'Delete Pets' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete “Pets”?' })
  await expect(dialog.getByText('Questions of these forms fill it: “General Question”.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toBeHidden()
  await followLink(page, `/a/${agency.accountId}/marketing/form/form/${formId}/edit`)
  await page.getByRole('button', { name: /^Any pets\?/ }).click()
  await expect(page.getByRole('combobox', { name: 'Where the Answer Is Kept' })).toHaveText('A note in the submission')
})
