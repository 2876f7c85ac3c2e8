import { listDefaultModules } from '@gable/shared/contact-dashboard/default-modules.ts'
import type { Page } from '@playwright/test'
import {
  addModule,
  choice,
  choose,
  field,
  getDashboardId,
  openModule,
  panel,
  press,
  saveModule,
  story,
  toggle,
} from '../support/dashboard-editor.ts'
import { expect, test } from '../support/story.ts'

const text = (length: number) => 'x'.repeat(length)

/** Creates the form that the field of a button misses, and finds it chosen there. */
async function createForm(page: Page, name: string) {
  await press(page, 'New form')
  const dialog = page.getByRole('dialog', { name: 'New form' })
  await dialog.getByLabel(/^Name/).fill(name)
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog).toBeHidden()
  await expect(choice(page, 'Form')).toHaveValue(name)
}

story(
  'a button opens a URL, a form or the lead form, and the button of a video is off or leads to a form',
  async ({ page, openEditor, expectAccessible }) => {
    test.setTimeout(120_000)
    await openEditor()
    await test.step('new buttons are secondary, except those of calls to action and vendors', () =>
      expectButtonTypes(page))

    await test.step('a button needs a valid URL or a form', async () => {
      await openModule(page, 'MORTGAGE_TREND')
      await expect(choice(page, 'Lead Type')).toHaveText('Seller')
      await choose(page, 'Button Action', 'URL')
      await field(page, 'URL').fill('gable')
      await press(page, 'Save')
      await expect(panel(page).getByText('Please enter a valid URL')).toBeVisible()
      await expect(field(page, 'URL')).toBeFocused()

      await choose(page, 'Button Action', 'Form Opens')
      await expect(choice(page, 'Form')).toHaveValue('Buyer Consultation')
      await choice(page, 'Form').fill('nothing like it')
      await expect(page.getByText('No Results Found')).toBeVisible()
      await page.keyboard.press('Escape')
      await panel(page).getByRole('button', { name: 'Clear' }).click()
      await press(page, 'Save')
      await expect(panel(page).getByText('Please select a form')).toBeVisible()
    })
    await test.step('it opens the lead form', async () => {
      await choice(page, 'Button Action').click()
      await expect(page.getByRole('option')).toHaveText([/^URL/, /^Form/, /^Popup Lead Form/])
      await page.getByRole('option', { name: 'Popup Lead Form' }).click()
      await choose(page, 'Lead Type', 'Mortgage')
      await panel(page).getByRole('radio', { name: 'APR' }).check()
      await expectAccessible(page)
      await saveModule(page)
      await press(page, 'Back to the module list')
    })
    await test.step('turning the button of a video on leads to the first form', () => addVideo(page, expectAccessible))

    await test.step('a reload keeps both modules', async () => {
      await page.reload()
      await openModule(page, 'MORTGAGE_TREND')
      await expect(choice(page, 'Lead Type')).toHaveText('Mortgage')
      await expect(panel(page).getByRole('radio', { name: 'APR' })).toBeChecked()
      await press(page, 'Back to the module list')
      await panel(page)
        .getByRole('button', { name: /^Video Block/ })
        .click()
      await expect(field(page, 'Video Embed Code')).toHaveValue(/youtube/)
      await expect(toggle(page, 'Show CTA Button')).not.toBeChecked()
    })
  },
)

async function expectButtonTypes(page: Page) {
  const expectType = (type: string) => expect(choice(page, 'Button Type')).toHaveText(type)
  for (const moduleId of ['HOME_EQUITY', 'MORTGAGE_TREND', 'CONTACT_AGENT']) {
    await openModule(page, moduleId)
    await expectType('Secondary')
    await press(page, 'Back to the module list')
  }
  for (const [label, type] of [
    ['3 Step Process', 'Secondary'],
    ['Call-to-action Module', 'Primary'],
    ['Vendor Module', 'Primary'],
  ] as const) {
    await addModule(page, label)
    await expectType(type)
    await press(page, 'Back to the module list')
  }
}

async function addVideo(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  await addModule(page, 'Video Block Module')
  await expect(field(page, 'Video Embed Code')).toHaveAttribute('rows', '13')
  await press(page, 'Save')
  await expect(panel(page).getByText('Video Embed Code is required')).toBeVisible()
  await field(page, 'Video Embed Code').fill(text(32_769))
  await expect(panel(page).getByText('Video Embed Code cannot exceed 32768 characters')).toBeVisible()
  await field(page, 'Video Embed Code').fill('<iframe src="https://www.youtube.com/embed/abc"></iframe>')
  await page.route('https://www.youtube.com/**', (route) => route.fulfill({ body: '' }))
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }))

  await toggle(page, 'Show CTA Button').check()
  await expect(choice(page, 'Button Type')).toHaveText('Secondary')
  await expect(choice(page, 'Button Action')).toHaveText('Form')
  await expect(choice(page, 'Form')).toHaveValue('Buyer Consultation')
  await expectAccessible(page)
  await field(page, 'Button Label').fill(text(33))
  await press(page, 'Save')
  await expect(panel(page).getByText('Button Label cannot exceed 32 characters')).toBeVisible()
  await toggle(page, 'Show CTA Button').uncheck()
  await saveModule(page)
}

test('the editor says which form, form group or vendor of a module is gone, and an agent without forms creates one', async ({
  page,
  owner,
  openAs,
  factory,
  expectAccessible,
}) => {
  const agency = await factory.createAgency()
  const id = await getDashboardId(owner, agency)
  const gone = '018bb2c0-1e00-7000-8c00-00000000ffff'
  const toButton = (actionType: string, value: string) => ({
    type: 'PRIMARY',
    label: 'Ask us',
    action: { actionType, value, leadType: '' },
  })
  const ctaButton = toButton('FORM', gone)
  const groupButton = toButton('FORM_GROUP', gone)
  const texts = { heading: 'Financing', subheading: 'Ask them' }
  const button = toButton('URL', 'https://lender.example.com')
  const [first, ...others] = listDefaultModules('2026-03-14T15:09:26.000Z')
  const modules = [
    {
      ...first,
      moduleId: 'LENDER-1',
      moduleType: 'LENDER',
      settings: { ...texts, name: 'Lender', vendor: gone, button },
    },
    ...others.map((module) => {
      const { moduleType, settings } = module
      if (moduleType === 'PRIMARY_CTA') return { ...module, settings: { ...settings, ctaButton } }
      return moduleType === 'HOME_EQUITY' ? { ...module, settings: { ...settings, ctaButton: groupButton } } : module
    }),
  ]
  await owner.db
    .updateTable('assets')
    .set({ settings: JSON.stringify({ modules }) })
    .where('id', '=', id)
    .execute()
  const { accountId } = agency
  await owner.db.updateTable('forms').set({ archived_at: new Date() }).where('account_id', '=', accountId).execute()
  await openAs(page, await factory.createMember(agency), `marketing/contact-dashboard/${id}/edit`)
  await openModule(page, 'MORTGAGE_TREND')
  await choose(page, 'Button Action', 'Form Opens')
  await choice(page, 'Form').click()
  await expect(page.getByText('No form found')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await createForm(page, 'Refinancing')
  await expect(panel(page).getByRole('button', { name: 'New form' })).toBeHidden()
  await saveModule(page)
  await press(page, 'Back to the module list')

  await openModule(page, 'PRIMARY_CTA')
  await expect(panel(page).getByText('This form no longer exists. Until you choose another one')).toBeVisible()
  await expectAccessible(page)
  await createForm(page, 'Spring sellers')
  await expect(panel(page).getByText('This form no longer exists')).toBeHidden()
  await saveModule(page)
  await press(page, 'Back to the module list')
  await openModule(page, 'HOME_EQUITY')
  await expect(panel(page).getByText('The form group of this button no longer exists.')).toBeVisible()
  await choose(page, 'Button Action', 'Popup Lead Form')
  await saveModule(page)
  await press(page, 'Back to the module list')
  await openModule(page, 'LENDER-1')
  await expect(panel(page).getByText('This vendor no longer exists. The module stays hidden')).toBeVisible()
  await expect(panel(page).getByRole('button', { name: 'New vendor' })).toBeVisible()

  await page.reload()
  await openModule(page, 'MORTGAGE_TREND')
  await expect(choice(page, 'Form')).toHaveValue('Refinancing')
})
