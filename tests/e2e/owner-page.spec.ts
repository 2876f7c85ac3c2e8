import { defaultSettings } from '@gable/shared/contact-dashboard/module-settings.ts'
import { createQuestion } from '../../api/src/testing/form-questions.ts'
import { expectNoHorizontalScroll } from '../support/horizontal-scroll.ts'
import { createOwnerPage } from '../support/owner-page.ts'
import { failRequest } from '../support/page-errors.ts'
import { expect, test } from '../support/story.ts'

test('a homeowner asks a question in a sheet on their page, which Back and Escape close, and answers those of a form', async ({
  page,
  request,
  owner,
  factory,
  expectAccessible,
}) => {
  const { path, callApi } = await createOwnerPage({ owner, factory, request })
  await page.goto(path)
  const button = page.getByRole('link', { name: 'Contact me' })
  const sheet = page.getByRole('dialog', { name: 'Contact me' })
  await button.click()
  await expect(sheet.getByRole('heading', { name: 'How can we reach you?' })).toBeFocused()
  await expect(sheet.getByLabel('First Name')).toHaveValue('Nora')
  await expect(sheet.getByLabel('Email Address')).toHaveValue('')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${path}$`))

  await button.click()
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(sheet.getByLabel('Email Address')).toBeFocused()
  // As fast as a person: what is sent within a second is set aside as spam.
  await sheet.getByLabel('Email Address').pressSequentially('nora@example.com', { delay: 80 })
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(sheet.getByRole('heading', { name: /Nora/ })).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  const countAll = async () => {
    const [{ statistics }] = await callApi('GET', '/agent/contact-dashboard')
    return statistics
  }
  await expect.poll(countAll, { message: 'one view, three clicks and one lead' }).toEqual({
    views: 1,
    clicks: 3,
    leads: 1,
  })

  await test.step('answers the questions of a form', async () => {
    const plansToMove = createQuestion('YES_NO', 'Do you plan to move?', { isRequired: true })
    const condition = { questionId: plansToMove.id, value: 'YES' }
    const questions = [plansToMove, createQuestion('SHORT_TEXT', 'When would that be?', { condition })]
    const [form] = await callApi('GET', '/agent/forms')
    await callApi('PATCH', `/agent/forms/form/${form._id}`, { ...form, questions })
    const [{ _id, modules }] = await callApi('GET', '/agent/contact-dashboard')
    const { settings } = modules.find(({ moduleId }: { moduleId: string }) => moduleId === 'PRIMARY_CTA')
    const action = { actionType: 'FORM', value: form._id, leadType: '' }
    const modulePath = `/agent/contact-dashboard/${_id}/modules/PRIMARY_CTA`
    await callApi('PATCH', modulePath, {
      settings: { ...settings, ctaButton: { ...settings.ctaButton, action } },
      visibilitySettings: { visibilityLevel: 'all', filters: [] },
    })
    await callApi('PATCH', `${modulePath}/status`, { isActive: true })
    await page.goto(path)
    await page.getByRole('link', { name: 'Get my selling price' }).click()
    const questionSheet = page.getByRole('dialog', { name: 'Get my selling price' })
    await questionSheet.getByRole('button', { name: 'Continue' }).click()
    await expect(questionSheet.getByText('Please choose an answer.')).toBeVisible()
    await expect(questionSheet.getByRole('radio', { name: 'Yes' })).toBeFocused()
    await expect(questionSheet.getByLabel('When would that be?')).toHaveCount(0)
    await page.keyboard.press('Space')
    await questionSheet.getByLabel('When would that be?').fill('Next spring')
    await expectAccessible(page)
    await questionSheet.getByRole('button', { name: 'Continue' }).click()
    await questionSheet.getByLabel('Email Address').pressSequentially('nora@example.com', { delay: 80 })
    await questionSheet.getByRole('button', { name: 'Send' }).click()
    await expect(questionSheet.getByRole('heading', { name: /Nora/ })).toBeVisible()
  })
})

test('marks of homes nearby and a correction move our own estimate at once, and what fails is told', async ({
  page,
  request,
  owner,
  factory,
  expectAccessible,
}) => {
  const { path } = await createOwnerPage({ owner, factory, request })
  await page.goto(path)
  const estimate = page.getByRole('region', { name: 'What these sales suggest' })
  const unlike = page.getByRole('button', { name: /^Not like mine: 1 Near Street/ })
  const status = page.locator('#answer-status')
  await expect(estimate).toContainText('From one sold home')
  await unlike.click()
  await expect(unlike).toHaveAttribute('aria-pressed', 'true')
  await expect(estimate).toContainText('Once there is a sold home of similar size')
  await expect(unlike).toBeFocused()
  await expect(status).toContainText('Saved. Your agent can see it too.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(status).toContainText('Undone.')
  await expect(estimate).toContainText('From one sold home')

  await page.route('**/api/public/dashboards/*/comparables', failRequest)
  await unlike.click()
  await expect(status).toContainText('That could not be saved.')
  await expect(unlike).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/api/public/dashboards/*/comparables')

  // Many changes in a short time are no failure of the connection.
  await page.route('**/api/public/dashboards/*/comparables', (route) => route.fulfill({ status: 429, json: {} }))
  await unlike.click()
  await expect(status).toHaveText(
    'That was not saved, because there were many changes in a short time. Please try again in a minute.',
  )

  // A correction shows beside the public record.
  const size = page.locator('[data-fact="aboveGradeSqft"]')
  await size.locator('summary').click()
  await size.getByRole('spinbutton').fill('1700')
  await size.getByRole('button', { name: 'Send' }).click()
  await expect(size).toContainText('1,700 sq ft Your figure')
  await expect(status).toContainText('Saved.')
  await page.getByText('How this adds up').last().click()
  await expect(page.getByText('Your home counts with 1,700 sq ft.')).toBeVisible()

  await test.step('the form opens on a page of its own when the sheet cannot be loaded', async () => {
    await page.route('**/api/public/dashboards/*/journey**', failRequest)
    await page.getByRole('link', { name: 'Contact me' }).click()
    await expect(page).toHaveURL(new RegExp(`${path}/ask/CONTACT_AGENT`))
    await expect(page.getByRole('heading', { name: 'How can we reach you?' })).toBeVisible()
  })
})

test('a video loads from its site once it is played, and code of the agency cannot read the page around it', async ({
  page,
  request,
  owner,
  factory,
  expectAccessible,
}) => {
  const { path, callApi } = await createOwnerPage({ owner, factory, request })
  const [{ _id: dashboardId }] = await callApi('GET', '/agent/contact-dashboard')
  const addModule = async (moduleType: string, settings: object) => {
    const { modules } = await callApi('POST', `/agent/contact-dashboard/${dashboardId}/modules`, {
      moduleType,
      settings,
      visibilitySettings: { visibilityLevel: 'all', filters: [] },
    })
    const { moduleId } = modules.find((module: { moduleType: string }) => module.moduleType === moduleType)
    await callApi('PATCH', `/agent/contact-dashboard/${dashboardId}/modules/${moduleId}/status`, { isActive: true })
  }
  const read = "try { document.title = parent.location.href } catch { document.body.append('kept out') }"
  const store = "try { localStorage.owner = document.cookie } catch { document.body.append(', stores nothing') }"
  const htmlCode = `<body style="margin: 0; height: 700px"><script>${read}${store}</script>`
  await addModule('HTML', { name: 'Our code', htmlCode })
  const videoEmbedCode = '<iframe src="https://player.vimeo.com/video/1?h=2"></iframe>'
  await addModule('VIDEO', { ...defaultSettings.VIDEO, videoEmbedCode })
  const requests: string[] = []
  await page.route('https://player.vimeo.com/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'A video' })
  })
  await page.goto(path)

  // The frame gets the height that its code asks for.
  const frame = page.locator('iframe[title="Our code"]')
  await expect(frame).toHaveAttribute('height', '700')
  await expect(frame.contentFrame().getByText('kept out, stores nothing')).toBeVisible()

  const poster = page.getByRole('link', { name: 'Play video Loads from Vimeo' })
  await poster.scrollIntoViewIfNeeded()
  await expectAccessible(page)
  expect(requests).toEqual([])
  await poster.press('Enter')
  await expect(page.frameLocator('iframe.video-frame').getByText('A video')).toBeVisible()
  expect(requests).toEqual(['https://player.vimeo.com/video/1?h=2&autoplay=1'])
})

test('the page fits every screen without moving', async ({ page, request, owner, factory, expectAccessible }) => {
  const { path } = await createOwnerPage({ owner, factory, request })
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const shift = await page.evaluate(async () => {
      let total = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) total += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo({ top: y, behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
      return total
    })
    expect(shift, `layout shift at ${width} px`).toBe(0)
    await expectNoHorizontalScroll(page)
    await expectAccessible(page)
    // Modules on the way have not been laid out yet.
    await page.goto(path)
    await page.locator('.page-nav a[href="#module-HOME_DETAILS"]').click()
    const details = page.locator('#module-HOME_DETAILS')
    await expect.poll(() => details.evaluate((module) => Math.round(module.getBoundingClientRect().top))).toBe(24)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('marks work, the owner comes back to the home they marked, and a button leads to the page of its form', async ({
    page,
    request,
    owner,
    factory,
  }) => {
    const { path } = await createOwnerPage({ owner, factory, request })
    await page.goto(path)
    const unlike = page.getByRole('button', { name: /^Not like mine: 1 Near Street/ })
    await unlike.click()
    await expect(page).toHaveURL(/#nearby-1$/)
    await expect(unlike).toHaveAttribute('aria-pressed', 'true')
    await unlike.click()
    await expect(unlike).toHaveAttribute('aria-pressed', 'false')

    await page.getByRole('link', { name: 'Contact me' }).click()
    await expect(page.getByRole('heading', { name: 'How can we reach you?' })).toBeVisible()
  })
})
