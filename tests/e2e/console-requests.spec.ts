import type { Page } from '@playwright/test'
import { createLeads } from '../../api/src/testing/leads.ts'
import { expect, test } from '../support/story.ts'

/** With what a page loads ahead when it is idle. */
const requestMaximum = 32

test('a page of people or leads that is opened from a link needs few requests', async ({
  page,
  openAs,
  factory,
  owner,
}) => {
  const member = await factory.createMember(await factory.createAgency())
  await createLeads(owner.db, member.accountId, [{}])
  const { id } = await owner.db
    .selectFrom('contacts')
    .select('id')
    .where('account_id', '=', member.accountId)
    .executeTakeFirstOrThrow()
  const main = page.getByRole('main')
  for (const [path, content] of [
    ['contacts/list', main.getByRole('row').nth(1)],
    [`contacts/${id}`, main.getByRole('link', { name: 'Notes' })],
    ['leads/kanban', main.getByRole('article')],
  ] as const) {
    const requests = collectRequests(page)
    await openAs(page, member, path)
    await expect(content).toBeVisible()
    expect(requests.length, `${path} needs ${requests.sort().join('\n')}`).toBeLessThanOrEqual(requestMaximum)
    page.removeAllListeners('request')
  }
})

/** Without the event stream, which stays open. */
function collectRequests(page: Page) {
  const urls: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/agent/live')) urls.push(request.url())
  })
  return urls
}
