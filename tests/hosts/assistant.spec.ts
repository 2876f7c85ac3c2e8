import { findAccessibilityViolations } from '../support/accessibility.ts'
import { expect, test } from './host-test.ts'
import { createVisitor } from './visitor.ts'

test('a visitor of a widget asks the agency, and the transcript follows them into the lead', async ({
  context,
  open,
  widgets,
  agency,
  owner,
  baseURL,
}) => {
  await owner.db
    .insertInto('assistants')
    .values({
      account_id: agency.accountId,
      place: 'lead-form',
      is_on: true,
      name: 'Robin',
      greeting_en: '',
      greeting_es: '',
      hours: 'ALWAYS',
      topics: ['AGENT', 'AGENCY'],
      hands_over_when_unsure: true,
      hand_over_words: '',
    })
    .execute()
  // A separate page, because the default one fails on console errors, and this CSP blocks the style attribute.
  const page = await context.newPage()
  const pieces: string[] = []
  page.on('request', (request) => pieces.push(new URL(request.url()).pathname))
  const policy = `default-src 'none'; script-src ${baseURL}; connect-src ${baseURL}; require-trusted-types-for 'script'`
  const [search] = widgets.filter(({ type }) => type === 'SEARCH')
  if (!search) throw new Error('There is no search widget')
  await open({ headers: { 'content-security-policy': policy }, body: `<main><h1>Sell</h1>${search.code}</main>` }, page)
  const visitor = createVisitor(page, search)
  const { element } = visitor
  await visitor.openForm()
  const button = element.getByRole('button', { name: /^Ask .* a question$/ })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  const isLoaded = () => pieces.some((path) => /piece-assistant-/.test(path))
  expect(isLoaded()).toBe(false)

  await button.click()
  const panel = element.getByRole('region', { name: 'Leave a message' })
  await expect(panel.getByLabel('Your message')).toBeFocused()
  expect(isLoaded()).toBe(true)
  expect(await findAccessibilityViolations(page)).toEqual([])
  await panel.getByLabel('Your message').fill('Do you sell <b>castles</b>?')
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(panel.getByRole('alert')).toHaveText('Enter your name, and an email or a phone number.')
  await expect(panel.getByLabel('Your name')).toBeFocused()
  await panel.getByLabel('Your name').fill('Ada Moss')
  await panel.getByLabel('Email').fill('ada@search-widget.example')
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(panel.getByRole('log')).toContainText('Do you sell <b>castles</b>?')
  await expect(panel.getByRole('log')).toContainText('Your message was sent to')
  await expect(panel.getByLabel('Your name')).toBeHidden()
  expect(await findAccessibilityViolations(page)).toEqual([])

  await button.click()
  await expect(panel).toBeHidden()
  await visitor.fillForm('ada@search-widget.example')
  await visitor.send.click()
  await expect(visitor.thanks).toBeVisible()
  const stored = await owner.db
    .selectFrom('conversations as k')
    .innerJoin('contacts as c', 'c.id', 'k.contact_id')
    .select(['c.full_name', 'c.email', 'k.question', 'k.message_count'])
    .where('k.account_id', '=', agency.accountId)
    .execute()
  expect(stored).toEqual([
    {
      full_name: 'Ada Moss',
      email: 'ada@search-widget.example',
      question: 'Do you sell <b>castles</b>?',
      message_count: 2,
    },
  ])
})
