import type { Page } from '@playwright/test'
import type { Database } from '../../api/src/platform/database.ts'
import type { AgencyFactory } from '../../api/src/testing/agency-factory.ts'
import { completeBrand } from '../../api/src/testing/brand.ts'
import { expect } from './story.ts'

/** An agency whose brand may send marketing email. */
export async function createSendingAgency(factory: AgencyFactory, owner: Database) {
  const agency = await factory.createAgency()
  await completeBrand({ owner }, agency.brandingId)
  const details = JSON.stringify({ address: '12 Wharf Street, Portland, ME 04101' })
  await owner.db.updateTable('brandings').set({ details }).where('id', '=', agency.brandingId).execute()
  return { agency, member: await factory.createMember(agency) }
}

/** Calls the API as the person who is signed in on the page. */
export async function request<T>(page: Page, accountId: string, path: string, data: object = {}): Promise<T> {
  const response = await page.request.post(`/api/agent/${path}`, { data, headers: { 'X-Account-Id': accountId } })
  expect(response.ok(), `${path} responds ${response.status()}: ${await response.text()}`).toBe(true)
  return response.json()
}

export interface Created {
  _id: string
}

export async function createEmail(
  page: Page,
  accountId: string,
  contentName: string,
  isPublished = true,
): Promise<string> {
  const response = await page.request.get('/api/agent/content/templates?mediums=EMAIL', {
    headers: { 'X-Account-Id': accountId },
  })
  const templates: (Created & { templateType: string })[] = await response.json()
  const template = templates.find(({ templateType }) => templateType === 'REGULAR')
  const { _id } = await request<Created>(page, accountId, `content/templates/${template?._id}/create`, { contentName })
  if (isPublished) await request(page, accountId, `content/${_id}/publish`)
  return _id
}
